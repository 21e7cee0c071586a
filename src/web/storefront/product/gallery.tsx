import { Suspense, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { GROWN } from '#src/web/ui/growing-picture.ts';
import { lazyWithRetry } from '#src/web/ui/lazy-with-retry.ts';
import { NoPicture, Picture } from '#src/web/ui/picture.tsx';
import { useReducedMotion } from '#src/web/ui/use-reduced-motion.ts';
import { FavouriteButton } from './buy-actions.tsx';
import { DimensionPicture } from './dimension-picture.tsx';
import { GalleryDots } from './gallery-dots.tsx';
import type { ProductView } from './view.ts';

// Loaded on the first press: most visitors of the page never enlarge a picture.
const Lightbox = lazyWithRetry(() => import('./lightbox.tsx'));

const SIZES = '(min-width: 82rem) 740px, (min-width: 64rem) 56vw, (min-width: 48rem) 48vw, 85vw'; // a phone's 100vw would fetch 900 px where 640 look the same

const CORNER = 'absolute end-3 top-3 size-13 rounded-full bg-paper/85 text-ink hover:bg-paper max-md:hidden';
const HALF = '(min-width: 64rem) 28vw, (min-width: 48rem) 48vw, 85vw';

/** The product's pictures, enlarged on a press: on a wide screen one below the other, else in a row that scrolls natively. Its size ends them. */
export function Gallery({ product: { id, pictures, name, drawing } }: { product: ProductView }) {
  const t = useTranslations('product.gallery');
  const row = useRef<HTMLUListElement>(null);
  const reduced = useReducedMotion();
  const [index, setIndex] = useState(0);
  const [asked, setAsked] = useState(false);
  const [zoomed, setZoomed] = useState(false);
  const show = (at: number, how: ScrollBehavior = reduced ? 'instant' : 'smooth') =>
    row.current?.scrollTo({ left: at * row.current.clientWidth, behavior: how });
  const enlarge = (at: number) => {
    setIndex(at);
    setAsked(true);
    setZoomed(true);
  };
  if (pictures.length === 0) {
    return (
      <div className="relative aspect-square overflow-hidden rounded-panel">
        <NoPicture />
        <FavouriteButton id={id} className={CORNER} />
      </div>
    );
  }
  return (
    <section aria-label={t('title')}>
      <div className="relative max-lg:overflow-hidden max-lg:bg-well max-md:-mx-4 sm:rounded-panel">
        <ul
          ref={row}
          onScroll={(event) => setIndex(Math.round(event.currentTarget.scrollLeft / event.currentTarget.clientWidth))}
          className="flex snap-x snap-mandatory overflow-x-auto [scrollbar-width:none] lg:grid lg:grid-cols-2 lg:gap-3"
        >
          {pictures.map((picture, at) => (
            <li
              key={at}
              className={`aspect-square w-full shrink-0 snap-center overflow-hidden bg-well lg:rounded-panel lg:first:col-span-2 lg:last:even:col-span-2 ${at === 0 ? GROWN : ''}`}
            >
              <button
                type="button"
                onClick={() => enlarge(at)}
                className="block size-full cursor-zoom-in focus-visible:-outline-offset-4"
              >
                <Picture picture={picture} sizes={at === 0 ? SIZES : HALF} eager={at === 0} />
                <span className="sr-only">{t('zoom')}</span>
              </button>
            </li>
          ))}
        </ul>
        <FavouriteButton id={id} className={CORNER} />
      </div>
      <GalleryDots total={pictures.length} index={index} onChoose={show} />
      {drawing && <DimensionPicture drawing={drawing} />}
      {asked && (
        <Suspense fallback={null}>
          <Lightbox
            pictures={pictures}
            name={name}
            index={index}
            onTurn={(at) => {
              setIndex(at);
              show(at, 'instant');
            }}
            open={zoomed}
            onClose={() => setZoomed(false)}
          />
        </Suspense>
      )}
    </section>
  );
}
