import { Expand } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { IconButton } from '../../components/button.tsx';
import { useReducedMotion } from '../../components/carousel/use-autoplay.ts';
import { Dialog } from '../../components/dialog.tsx';
import { NoPicture, Picture, type PictureSource } from '../../components/picture.tsx';

const SIZES = '(min-width: 82rem) 660px, (min-width: 48rem) 48vw, 100vw';

/** The product's pictures: swiped or chosen by thumbnail, and enlarged on a press. The row scrolls natively. */
export function Gallery({ pictures, name }: { pictures: PictureSource[]; name: string }) {
  const t = useTranslations('product.gallery');
  const row = useRef<HTMLUListElement>(null);
  const reduced = useReducedMotion();
  const [index, setIndex] = useState(0);
  const [zoomed, setZoomed] = useState(false);
  const show = (at: number) => row.current?.scrollTo({ left: at * row.current.clientWidth, behavior: reduced ? 'instant' : 'smooth' });
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
          tabIndex={pictures.length > 1 ? 0 : undefined}
          onScroll={(event) => setIndex(Math.round(event.currentTarget.scrollLeft / event.currentTarget.clientWidth))}
          className="flex snap-x snap-mandatory overflow-x-auto focus-visible:-outline-offset-4 [scrollbar-width:none]"
        >
          {pictures.map((picture, at) => (
            <li key={at} className="aspect-square w-full shrink-0 snap-center">
              <Picture picture={picture} sizes={SIZES} eager={at === 0} />
            </li>
          ))}
        </ul>
        <IconButton label={t('zoom')} onClick={() => setZoomed(true)} className="absolute! end-3 bottom-3 bg-white/85! text-on-well! backdrop-blur-sm">
          <Expand />
        </IconButton>
        {pictures.length > 1 && (
          <p aria-hidden className="tabular absolute start-4 bottom-5 rounded-full bg-white/85 px-3 py-1 text-xs font-semibold text-on-well md:hidden">
            {index + 1} / {pictures.length}
          </p>
        )}
      </div>
      {pictures.length > 1 && (
        <ul className="mt-3 hidden gap-3 md:flex">
          {pictures.map((picture, at) => (
            <li key={at}>
              <button
                type="button"
                aria-label={t('show', { index: at + 1, total: pictures.length })}
                aria-current={at === index ? 'true' : undefined}
                onClick={() => show(at)}
                className="block size-20 overflow-hidden rounded-card bg-well opacity-75 transition-opacity duration-200 hover:opacity-100 aria-[current=true]:opacity-100 aria-[current=true]:ring-2 aria-[current=true]:ring-link"
              >
                <Picture picture={picture} sizes="80px" decorative />
              </button>
            </li>
          ))}
        </ul>
      )}
      <Dialog open={zoomed} onClose={() => setZoomed(false)} title={name} width="square">
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls on a phone, and is reached by keyboard */}
        <div className="-mx-5 -my-5 aspect-square overflow-auto overscroll-contain bg-well sm:-mx-6" tabIndex={0}>
          <span className="block aspect-square w-[220%] sm:w-full">
            <Picture picture={pictures[index]} sizes="900px" />
          </span>
        </div>
      </Dialog>
    </section>
  );
}
