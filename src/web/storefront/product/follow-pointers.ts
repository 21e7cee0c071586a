import type { Point } from './zoom-geometry.ts';

type Gestures = {
  /** One finger or the mouse moves. */
  drag(by: Point): void;
  /** Two fingers: how many times farther apart they are now, around the point between them. */
  pinch(factor: number, about: Point): void;
  doubleTap(at: Point): void;
  /** A finger has swiped sideways: -1 to the left, 1 to the right. */
  swipe(way: -1 | 1): void;
  /** A finger has swiped down. */
  swipeDown(): void;
  wheel(deltaY: number, at: Point): void;
};

const SWIPE = 48;
const TAP = { time: 320, distance: 24 };

/** Reads gestures from an element. Points are measured from its centre. Returns a function that stops it. */
export function followPointers(element: HTMLElement, gestures: Gestures): () => void {
  const down = new Map<number, Point>();
  let start: Point | undefined;
  let tapped: { at: Point; time: number } | undefined;
  let several = false;
  const from = ({ clientX, clientY }: MouseEvent): Point => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return { x: clientX - left - width / 2, y: clientY - top - height / 2 };
  };
  const apart = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y);

  const press = (event: PointerEvent) => {
    if ((event.target as Element).closest('button')) return;
    element.setPointerCapture(event.pointerId);
    down.set(event.pointerId, from(event));
    several = down.size > 1;
    start = several ? undefined : from(event);
  };
  const move = (event: PointerEvent) => {
    const before = down.get(event.pointerId);
    if (!before) return;
    const now = from(event);
    const other = [...down].find(([id]) => id !== event.pointerId)?.[1];
    if (other)
      gestures.pinch(apart(now, other) / Math.max(1, apart(before, other)), {
        x: (now.x + other.x) / 2,
        y: (now.y + other.y) / 2,
      });
    else gestures.drag({ x: now.x - before.x, y: now.y - before.y });
    down.set(event.pointerId, now);
  };
  const release = (event: PointerEvent) => {
    if (!down.delete(event.pointerId) || several || !start || event.type === 'pointercancel') return;
    const now = from(event);
    const by = { x: now.x - start.x, y: now.y - start.y };
    if (Math.hypot(by.x, by.y) < TAP.distance) {
      if (tapped && event.timeStamp - tapped.time < TAP.time && apart(tapped.at, now) < TAP.distance) {
        gestures.doubleTap(now);
        tapped = undefined;
      } else tapped = { at: now, time: event.timeStamp };
    } else if (Math.abs(by.x) > SWIPE && Math.abs(by.x) > 2 * Math.abs(by.y)) gestures.swipe(by.x < 0 ? -1 : 1);
    else if (by.y > 2 * SWIPE && by.y > 2 * Math.abs(by.x)) gestures.swipeDown();
  };
  const wheel = (event: WheelEvent) => {
    event.preventDefault();
    gestures.wheel(event.deltaY, from(event));
  };
  const listeners: [string, (event: never) => void][] = [
    ['pointerdown', press],
    ['pointermove', move],
    ['pointerup', release],
    ['pointercancel', release],
    ['wheel', wheel],
  ];
  for (const [name, listener] of listeners)
    element.addEventListener(name, listener as EventListener, { passive: false });
  return () => {
    for (const [name, listener] of listeners) element.removeEventListener(name, listener as EventListener);
  };
}
