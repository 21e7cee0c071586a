import { type ReactNode, useMemo, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { ViewAll } from '#src/web/ui/surface.tsx';
import { CarouselArrows, RotationButton } from './controls.tsx';
import { useAutoplay } from './use-autoplay.ts';
import { useCarousel } from './use-carousel.ts';
import { useOnlyVisible } from './use-only-visible.ts';

type CarouselProps<T> = {
  /** Of its title. Not by `useId`: where its script comes after the page's own, all later ids would differ from the server's. */
  id: string;
  title: string;
  items: readonly T[];
  keyOf: (item: T) => string;
  slide: (item: T, index: number) => ReactNode;
  /** Classes that give each slide its width, e.g. `basis-1/2 lg:basis-1/4`. */
  slideClass: string;
  viewAll?: string;
  /** Milliseconds between slides; without it, only the user moves them. */
  autoplay?: number;
  loop?: boolean;
};

/** A row of slides under a heading, by the WAI-ARIA carousel pattern. An empty row shows nothing at all. */
export function Carousel<T>({ id, title, items, keyOf, slide, slideClass, viewAll, autoplay, loop }: CarouselProps<T>) {
  const t = useTranslations('shell.carousel');
  const root = useRef<HTMLElement>(null);
  const { ref, api, place, previous, next } = useCarousel({ loop, count: items.length });
  const { playing, setPlaying, rotating, reduced } = useAutoplay(api, root, autoplay);
  useOnlyVisible(api);
  // Moving changes the row's position, not its contents.
  const slides = useMemo(
    () =>
      items.map((item, index) => (
        <li
          key={keyOf(item)}
          aria-roledescription={t('slide')}
          aria-label={t('slideOf', { index: index + 1, total: items.length })}
          className={slideClass}
        >
          {slide(item, index)}
        </li>
      )),
    [items, keyOf, slide, slideClass, t],
  );
  if (items.length === 0) return null;
  return (
    <section ref={root} aria-roledescription={t('role')} aria-labelledby={id} className="min-w-0">
      <header className="mb-4 flex items-center justify-between gap-3 md:mb-5">
        <h2 id={id} className="text-section font-bold">
          {title}
        </h2>
        <div className="flex items-center gap-1 sm:-me-2.5">
          {viewAll && <ViewAll to={viewAll} about={title} />}
          {autoplay !== undefined && !reduced && (
            <RotationButton playing={playing} onPress={() => setPlaying(!playing)} />
          )}
          <CarouselArrows place={place} previous={previous} next={next} />
        </div>
      </header>
      <div ref={ref} className="carousel-view -mx-4 px-4 sm:mx-0 sm:px-0">
        <ul className="carousel-track" aria-live={rotating ? 'off' : 'polite'}>
          {slides}
        </ul>
      </div>
    </section>
  );
}
