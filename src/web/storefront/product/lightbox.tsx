import { ChevronLeft, ChevronRight, Minus, Plus } from 'lucide-react';
import { useCallback } from 'react';
import { useTranslations } from 'use-intl';
import { IconButton } from '#src/web/ui/button.tsx';
import { Dialog } from '#src/web/ui/dialog.tsx';
import { Picture, type PictureSource } from '#src/web/ui/picture.tsx';
import { useZoom } from './use-zoom.ts';
import { LARGEST } from './zoom-geometry.ts';

type LightboxProps = {
  pictures: PictureSource[];
  name: string;
  index: number;
  onTurn: (index: number) => void;
  open: boolean;
  onClose: () => void;
};

const SIZES = '(min-width: 64rem) 100vh, 900px';
const GLASS = 'bg-white/85! text-on-well! backdrop-blur-sm aria-disabled:text-on-well-soft!';

/** The pictures on the whole screen, with zoom and pan; a swipe down closes them. */
export default function Lightbox({ open, onClose, name, ...rest }: LightboxProps) {
  return (
    <Dialog open={open} onClose={onClose} title={name} width="screen">
      <Viewer onClose={onClose} {...rest} />
    </Dialog>
  );
}

type ViewerProps = Pick<LightboxProps, 'pictures' | 'index' | 'onTurn' | 'onClose'>;

function Viewer({ pictures, index, onTurn, onClose }: ViewerProps) {
  const t = useTranslations('product.gallery');
  const total = pictures.length;
  const turn = useCallback((way: -1 | 1) => onTurn((index + way + total) % total), [index, total, onTurn]);
  const { frame, picture: shown, scale, zoomBy } = useZoom(index, turn, onClose);
  const picture = pictures[index];
  return (
    <div className="relative -mx-5 -my-5 flex h-[calc(100%+2.5rem)] flex-col bg-well sm:-mx-6">
      <div
        ref={frame}
        className={`min-h-0 grow touch-none overflow-hidden select-none ${scale > 1 ? 'cursor-grab active:cursor-grabbing' : 'cursor-zoom-in'}`}
      >
        <div ref={shown} className="size-full">
          <Picture picture={picture && sharp(picture)} sizes={SIZES} className="size-full object-contain" />
        </div>
      </div>
      {total > 1 && (
        <>
          <IconButton
            label={t('previous')}
            onClick={() => turn(-1)}
            className={`absolute! start-3 top-1/2 -translate-y-1/2 ${GLASS}`}
          >
            <ChevronLeft />
          </IconButton>
          <IconButton
            label={t('next')}
            onClick={() => turn(1)}
            className={`absolute! end-3 top-1/2 -translate-y-1/2 ${GLASS}`}
          >
            <ChevronRight />
          </IconButton>
        </>
      )}
      <div className="flex flex-wrap items-center justify-between gap-3 px-3 pt-2 pb-3">
        <p role="status" className="tabular rounded-full bg-white/85 px-3 py-1.5 text-xs font-semibold text-on-well">
          {t('place', { index: index + 1, total })}
          <span className="sr-only">, {t('zoomed', { percent: Math.round(scale * 100) })}</span>
        </p>
        {total > 1 && <Thumbnails pictures={pictures} index={index} onTurn={onTurn} />}
        <span className="flex gap-2">
          <IconButton label={t('smaller')} aria-disabled={scale <= 1} onClick={() => zoomBy(1 / 1.5)} className={GLASS}>
            <Minus />
          </IconButton>
          <IconButton
            label={t('larger')}
            aria-disabled={scale >= LARGEST}
            onClick={() => zoomBy(1.5)}
            className={GLASS}
          >
            <Plus />
          </IconButton>
        </span>
      </div>
    </div>
  );
}

/** The pictures in small; on a phone a line of its own above the buttons. */
function Thumbnails({ pictures, index, onTurn }: Pick<LightboxProps, 'pictures' | 'index' | 'onTurn'>) {
  const t = useTranslations('product.gallery');
  return (
    <ul className="flex justify-center gap-2 max-sm:-order-1 max-sm:w-full">
      {pictures.map((picture, at) => (
        <li key={at}>
          <button
            type="button"
            aria-label={t('show', { index: at + 1, total: pictures.length })}
            aria-current={at === index ? 'true' : undefined}
            onClick={() => onTurn(at)}
            className="block size-14 overflow-hidden rounded-card border-2 border-transparent bg-white/60 transition-colors aria-[current=true]:border-brand"
          >
            <Picture picture={picture} sizes="56px" decorative />
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Without the blurred placeholder: that covers the whole frame, and here the picture does not. */
const sharp = ({ files, ...rest }: PictureSource): PictureSource =>
  files ? { ...rest, files: { ...files, placeholder: undefined } } : rest;
