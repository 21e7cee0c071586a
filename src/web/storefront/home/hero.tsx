import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import { CarouselArrows, Dots, Position, RotationButton } from '#src/web/ui/carousel/controls.tsx';
import { useAutoplay } from '#src/web/ui/carousel/use-autoplay.ts';
import { useCarousel } from '#src/web/ui/carousel/use-carousel.ts';
import { HeroSlideView } from './hero-slide.tsx';
import type { HeroSlide } from './tiles.ts';

/** As many dots as fit in one row on a phone. */
const MOST_DOTS = 12;

/** The featured products, one at a time in an endless loop. Only the visible slide can be reached. `first`: nothing stands above it. */
export function Hero({ slides, first }: { slides: HeroSlide[]; first: boolean }) {
  const t = useTranslations('shell.carousel');
  const home = useTranslations('home');
  const root = useRef<HTMLElement>(null);
  const { ref, api, place, go, previous, next } = useCarousel({ loop: true, count: slides.length, speed: 30 });
  const { playing, setPlaying, rotating, reduced } = useAutoplay(api, root, 6000);
  return (
    <section
      ref={root}
      aria-roledescription={t('role')}
      aria-label={home('featured')}
      className="relative min-w-0 overflow-hidden rounded-panel bg-well text-on-well"
    >
      <div
        className={`absolute inset-x-0 bottom-0 z-10 items-center justify-between ps-4 pe-2 pb-1 sm:ps-7 sm:pe-4 sm:pb-3 lg:ps-11 ${slides.length === 1 ? 'hidden' : 'flex'}`}
      >
        <div className="flex items-center gap-2">
          {!reduced && (
            <RotationButton
              playing={playing}
              onPress={() => setPlaying(!playing)}
              className="-ms-3 text-on-well! hover:bg-white/60!"
            />
          )}
          {slides.length > MOST_DOTS ? (
            <Position index={place.index} total={slides.length} />
          ) : (
            <Dots count={slides.length} index={place.index} go={go} />
          )}
        </div>
        <div className="flex text-on-well [&_button]:text-on-well [&_button]:hover:bg-white/60">
          <CarouselArrows place={place} previous={previous} next={next} />
        </div>
      </div>
      <div ref={ref} className="carousel-view h-full">
        <ul className="carousel-track h-full [--gap:0px]" aria-live={rotating ? 'off' : 'polite'}>
          {slides.map((slide, index) => (
            <li
              key={slide.id}
              aria-roledescription={t('slide')}
              aria-label={t('slideOf', { index: index + 1, total: slides.length })}
              inert={index !== place.index}
              className="h-full basis-full"
            >
              <HeroSlideView slide={slide} eager={first && index === 0} tall={first} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
