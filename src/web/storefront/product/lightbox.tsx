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

const GLASS = 'bg-white/85! text-on-well! backdrop-blur-sm aria-disabled:text-on-well-soft!';

/** The pictures as large as the screen allows, with zoom and pan. */
export default function Lightbox({ open, onClose, name, ...rest }: LightboxProps) {
  return (
    <Dialog open={open} onClose={onClose} title={name} width="square">
      <Viewer {...rest} />
    </Dialog>
  );
}

function Viewer({ pictures, index, onTurn }: Pick<LightboxProps, 'pictures' | 'index' | 'onTurn'>) {
  const t = useTranslations('product.gallery');
  const total = pictures.length;
  const turn = useCallback((way: -1 | 1) => onTurn((index + way + total) % total), [index, total, onTurn]);
  return (
    <Zoomable
      picture={pictures[index]}
      index={index}
      turn={turn}
      words={t('place', { index: index + 1, total })}
      several={total > 1}
    />
  );
}

/** Without the blurred placeholder: that covers the whole frame, and here the picture does not. */
const sharp = ({ files, ...rest }: PictureSource): PictureSource =>
  files ? { ...rest, files: { ...files, placeholder: undefined } } : rest;

type ZoomableProps = {
  picture: PictureSource | undefined;
  index: number;
  turn: (way: -1 | 1) => void;
  words: string;
  several: boolean;
};

function Zoomable({ picture, index, turn, words, several }: ZoomableProps) {
  const t = useTranslations('product.gallery');
  const { frame, picture: shown, scale, zoomBy } = useZoom(index, turn);
  return (
    <div className="relative -mx-5 -my-5 max-sm:h-[calc(100%+2.5rem)] sm:-mx-6">
      <div
        ref={frame}
        className={`touch-none overflow-hidden max-sm:h-full sm:aspect-square bg-well select-none ${scale > 1 ? 'cursor-grab active:cursor-grabbing' : 'cursor-zoom-in'}`}
      >
        <div ref={shown} className="size-full">
          <Picture picture={picture && sharp(picture)} sizes="900px" className="size-full object-contain" />
        </div>
      </div>
      {several && (
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
      <div className="absolute inset-x-3 bottom-3 flex items-center justify-between gap-3">
        <p role="status" className="tabular rounded-full bg-white/85 px-3 py-1.5 text-xs font-semibold text-on-well">
          {words}
          <span className="sr-only">, {t('zoomed', { percent: Math.round(scale * 100) })}</span>
        </p>
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
