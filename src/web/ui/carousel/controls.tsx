import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { IconButton } from '#src/web/ui/button.tsx';

/** Stops and starts the rotation; its name says which. Hidden where the visitor's system asks for less motion: then nothing turns. */
export function RotationButton({
  playing,
  onPress,
  className = '',
}: {
  playing: boolean;
  onPress: () => void;
  className?: string;
}) {
  const t = useTranslations('shell.carousel');
  return (
    <IconButton
      label={playing ? t('pause') : t('play')}
      onClick={onPress}
      className={`motion-reduce:hidden ${className}`}
    >
      {playing ? <Pause /> : <Play />}
    </IconButton>
  );
}

export function CarouselArrows({
  place,
  previous,
  next,
}: {
  place: { canPrevious: boolean; canNext: boolean };
  previous: () => void;
  next: () => void;
}) {
  const t = useTranslations('shell.carousel');
  return (
    <>
      <IconButton label={t('previous')} disabled={!place.canPrevious} onClick={previous} className="max-sm:hidden">
        <ChevronLeft />
      </IconButton>
      <IconButton label={t('next')} disabled={!place.canNext} onClick={next} className="max-sm:hidden">
        <ChevronRight />
      </IconButton>
    </>
  );
}

/** One dot per slide, at least 24 px to press; the current one is long. */
export function Dots({ count, index, go }: { count: number; index: number; go: (index: number) => void }) {
  const t = useTranslations('shell.carousel');
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend
    <div role="group" aria-label={t('choose')} className="flex">
      {Array.from({ length: count }, (_, at) => (
        <button
          key={at}
          type="button"
          aria-label={t('goTo', { index: at + 1 })}
          aria-current={at === index ? 'true' : undefined}
          onClick={() => go(at)}
          className="grid h-11 min-w-6 place-items-center"
        >
          <span
            className={`block h-2 rounded-full transition-[width,background-color] duration-250 ${at === index ? 'w-6 bg-brand-well' : 'w-2 bg-[#7d8ea1]'}`}
          />
        </button>
      ))}
    </div>
  );
}

/** The position in a long round: more dots than fit in a row would be too small to press. */
export function Position({ index, total }: { index: number; total: number }) {
  return (
    <span aria-hidden className="tabular grid h-11 place-items-center text-sm font-semibold">
      {index + 1} / {total}
    </span>
  );
}
