import { Expand } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useReducedMotion } from '#src/web/ui/carousel/use-autoplay.ts';
import { NoPicture, Picture, type PictureSource } from '#src/web/ui/picture.tsx';
import { Thumbnails } from './thumbnails.tsx';

// Loaded on the first press: most visitors of the page never enlarge a picture.
const Lightbox = lazy(() => import('./lightbox.tsx'));

const SIZES = '(min-width: 82rem) 660px, (min-width: 48rem) 48vw, 85vw'; // a phone's 100vw would fetch 900 px where 640 look the same

/** The product's pictures: swiped or chosen by thumbnail, and enlarged on a press. The row scrolls natively. */
export function Gallery({ pictures, name }: { pictures: PictureSource[]; name: string }) {
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
      <div className="aspect-square overflow-hidden rounded-panel md:self-start">
        <NoPicture />
      </div>
    );
  }
  return (
    <section aria-label={t('title')} className="md:sticky md:top-24 md:self-start">
      <div className="relative overflow-hidden bg-well max-md:-mx-4 sm:rounded-panel">
        <ul
          ref={row}
          onScroll={(event) => setIndex(Math.round(event.currentTarget.scrollLeft / event.currentTarget.clientWidth))}
          className="flex snap-x snap-mandatory overflow-x-auto [scrollbar-width:none]"
        >
          {pictures.map((picture, at) => (
            <li key={at} className="aspect-square w-full shrink-0 snap-center">
              <button
                type="button"
                onClick={() => enlarge(at)}
                className="block size-full cursor-zoom-in focus-visible:-outline-offset-4"
              >
                <Picture picture={picture} sizes={SIZES} eager={at === 0} />
                <span className="sr-only">{t('zoom')}</span>
              </button>
            </li>
          ))}
        </ul>
        <span
          aria-hidden
          className="pointer-events-none absolute end-3 bottom-3 grid size-11 place-items-center rounded-full bg-white/85 text-on-well"
        >
          <Expand className="size-5" />
        </span>
        {pictures.length > 1 && (
          <p
            aria-hidden
            className="tabular pointer-events-none absolute start-4 bottom-5 rounded-full bg-white/85 px-3 py-1 text-xs font-semibold text-on-well md:hidden"
          >
            {index + 1} / {pictures.length}
          </p>
        )}
      </div>
      <Thumbnails pictures={pictures} index={index} onChoose={show} />
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
