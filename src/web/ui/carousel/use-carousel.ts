import useEmblaCarousel from 'embla-carousel-react';
import { useCallback, useEffect, useState } from 'react';
import { useReducedMotion } from '../use-reduced-motion.ts';
import type { Embla } from './embla.ts';

type Place = { index: number; snaps: number; canPrevious: boolean; canNext: boolean };

const placeOf = (api: Embla): Place => ({
  index: api.selectedScrollSnap(),
  snaps: api.scrollSnapList().length,
  canPrevious: api.canScrollPrev(),
  canNext: api.canScrollNext(),
});

/** Embla often reports the place where it already is, at first above all: no reason to render every slide again. */
const isSame = (a: Place, b: Place): boolean =>
  a.index === b.index && a.snaps === b.snaps && a.canPrevious === b.canPrevious && a.canNext === b.canNext;

/** Embla with its current position. `speed` is Embla's own unit: 24 brings a slide 97 % of its way in half a second (measured). */
export function useCarousel(options: { loop?: boolean; speed?: number; count: number }) {
  const reduced = useReducedMotion();
  const [ref, api] = useEmblaCarousel({
    loop: options.loop ?? false,
    align: 'start',
    containScroll: 'trimSnaps',
    duration: reduced ? 0 : (options.speed ?? 24),
    skipSnaps: true,
    inViewThreshold: 0.05,
  });
  const [place, setPlace] = useState<Place>({
    index: 0,
    snaps: options.count,
    canPrevious: options.loop ?? false,
    canNext: true,
  });
  useEffect(() => {
    if (!api) return;
    const update = () => setPlace((last) => (isSame(last, placeOf(api)) ? last : placeOf(api)));
    update();
    api.on('select', update).on('reInit', update);
    return () => {
      api.off('select', update).off('reInit', update);
    };
  }, [api]);
  const go = useCallback((index: number) => api?.scrollTo(index, reduced), [api, reduced]);
  const previous = useCallback(() => api?.scrollPrev(reduced), [api, reduced]);
  const next = useCallback(() => api?.scrollNext(reduced), [api, reduced]);
  return { ref, api, place, go, previous, next };
}
