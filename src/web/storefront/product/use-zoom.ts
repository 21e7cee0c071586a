import { useCallback, useEffect, useRef, useState } from 'react';
import { followPointers } from './follow-pointers.ts';
import { fitsUpright, moved, type Place, type Point, WHOLE, zoomed } from './zoom-geometry.ts';

const MIDDLE = { x: 0, y: 0 };
const ARROW = 80;
/** A phone already shows a picture at full width, so zooming starts larger than that. */
const OPENED = 1.5;
const TALL = '(width < 40rem) and (orientation: portrait)';

/**
 * Zoom by fingers, wheel, double tap and keys; a picture starts with the previous one's zoom. `turn` goes to the previous one (-1) or the next (1),
 * `close` follows a swipe down.
 */
export function useZoom(index: number, turn: (way: -1 | 1) => void, close: () => void) {
  const frame = useRef<HTMLDivElement>(null);
  const picture = useRef<HTMLDivElement>(null);
  const place = useRef<Place>(WHOLE);
  const opened = useRef(false);
  const [scale, setScale] = useState(1);

  // Bypasses React: sixty times a second, and the policy allows no style attribute in markup.
  const put = useCallback((next: Place) => {
    place.current = next;
    if (picture.current) picture.current.style.transform = `translate(${next.x}px, ${next.y}px) scale(${next.scale})`;
    setScale(next.scale);
  }, []);
  const size = useCallback(
    () => ({ width: frame.current?.clientWidth ?? 0, height: frame.current?.clientHeight ?? 0 }),
    [],
  );
  const zoom = useCallback(
    (to: number, about: Point = MIDDLE) => put(zoomed(place.current, to, about, size())),
    [put, size],
  );
  const zoomBy = useCallback((factor: number) => zoom(place.current.scale * factor), [zoom]);
  const reset = useCallback(() => put(WHOLE), [put]);

  useEffect(() => {
    if (index < 0) return;
    const enlarged = place.current.scale > 1 || !opened.current;
    opened.current = true;
    put(enlarged && matchMedia(TALL).matches ? { ...WHOLE, scale: OPENED } : WHOLE);
  }, [index, put]);

  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    return followPointers(element, {
      drag: (by) => place.current.scale > 1 && put(moved(place.current, by, size())),
      pinch: (factor, about) => zoom(place.current.scale * factor, about),
      doubleTap: (at) => zoom(place.current.scale > 1 ? 1 : 2.5, at),
      swipe: (way) => place.current.scale === 1 && turn(way === -1 ? 1 : -1),
      swipeDown: () => fitsUpright(place.current, size()) && close(),
      wheel: (deltaY, at) => zoom(place.current.scale * Math.exp(-deltaY * 0.0022), at),
    });
  }, [put, size, zoom, turn, close]);

  useEffect(() => {
    const keys: Record<string, () => void> = {
      '+': () => zoomBy(1.5),
      '=': () => zoomBy(1.5),
      '-': () => zoomBy(1 / 1.5),
      '0': reset,
    };
    const arrows: Record<string, Point> = {
      ArrowLeft: { x: ARROW, y: 0 },
      ArrowRight: { x: -ARROW, y: 0 },
      ArrowUp: { x: 0, y: ARROW },
      ArrowDown: { x: 0, y: -ARROW },
    };
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return; // the browser's own zoom
      const by = arrows[event.key];
      const act = by
        ? () => (place.current.scale > 1 ? put(moved(place.current, by, size())) : by.x && turn(by.x > 0 ? -1 : 1))
        : keys[event.key];
      if (!act) return;
      event.preventDefault();
      act();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [put, reset, size, turn, zoomBy]);

  return { frame, picture, scale, zoomBy };
}
