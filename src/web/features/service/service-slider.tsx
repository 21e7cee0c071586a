import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import { CarouselArrows, Dots, RotationButton } from '#src/web/ui/carousel/controls.tsx';
import { useAutoplay } from '#src/web/ui/carousel/use-autoplay.ts';
import { useCarousel } from '#src/web/ui/carousel/use-carousel.ts';
import { Picture, type PictureSource } from '#src/web/ui/picture.tsx';

/** spec.md §9: the slider advances every four seconds. */
const TURN = 4000;
const PILL = 'flex items-center rounded-full bg-white/90 shadow-soft';

/** The service's pictures, one at a time in an endless loop; with arrows, dots and a pause button. Nothing without pictures. */
export function ServiceSlider({ label, pictures, sizes }: { label: string; pictures: PictureSource[]; sizes: string }) {
  const t = useTranslations('shell.carousel');
  const root = useRef<HTMLElement>(null);
  const { ref, api, place, go, previous, next } = useCarousel({ loop: true, count: pictures.length, speed: 30 });
  const { playing, setPlaying, rotating, reduced } = useAutoplay(api, root, TURN);
  if (pictures.length === 0) return null;
  return (
    <section
      ref={root}
      aria-roledescription={t('role')}
      aria-label={label}
      className="relative aspect-[4/3] min-w-0 overflow-hidden rounded-panel bg-well text-on-well sm:aspect-[16/10]"
    >
      {pictures.length > 1 && (
        <div className="absolute inset-x-3 bottom-3 z-10 flex h-11 items-center justify-between sm:inset-x-5 sm:bottom-5 [&_button]:text-on-well">
          <div className={`${PILL} ${reduced ? 'px-3' : 'pe-3'}`}>
            {!reduced && (
              <RotationButton playing={playing} onPress={() => setPlaying(!playing)} className="hover:bg-well" />
            )}
            <Dots count={pictures.length} index={place.index} go={go} />
          </div>
          <div className={`${PILL} [&>button]:inline-grid! [&>button:hover]:bg-well`}>
            <CarouselArrows place={place} previous={previous} next={next} />
          </div>
        </div>
      )}
      <div ref={ref} className="carousel-view">
        <ul className="carousel-track [--gap:0px]" aria-live={rotating ? 'off' : 'polite'}>
          {pictures.map((picture, index) => (
            <li
              key={picture.files?.stem ?? picture.url}
              aria-roledescription={t('slide')}
              aria-label={t('slideOf', { index: index + 1, total: pictures.length })}
              inert={index !== place.index}
              className="aspect-[4/3] basis-full sm:aspect-[16/10]"
            >
              <Picture picture={picture} sizes={sizes} eager={index === 0} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
