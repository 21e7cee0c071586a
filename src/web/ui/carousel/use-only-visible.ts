import { useEffect } from 'react';
import type { Embla } from './embla.ts';

/** Hides slides that are out of sight from keyboard and screen reader. Set on the elements themselves, so that no slide is rerendered. */
export function useOnlyVisible(api: Embla | undefined): void {
  useEffect(() => {
    if (!api) return;
    const update = () => {
      const seen = api.slidesInView();
      if (seen.length === 0) return;
      api.slideNodes().forEach((slide, index) => {
        slide.inert = !seen.includes(index);
      });
    };
    update();
    api.on('slidesInView', update);
    return () => {
      api.off('slidesInView', update);
    };
  }, [api]);
}
