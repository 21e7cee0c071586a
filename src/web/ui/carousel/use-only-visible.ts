import { useEffect } from 'react';
import type { Embla } from './embla.ts';

/** Slides that are out of sight cannot be reached by keyboard or heard. Set on the elements themselves: no slide is drawn anew for it. */
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
