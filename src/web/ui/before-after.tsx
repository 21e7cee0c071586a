import { ChevronsLeftRight } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Picture, type PictureSource } from './picture.tsx';

type BeforeAfterProps = {
  before: PictureSource;
  after: PictureSource;
  sizes: string;
  /** The shape of its frame. */
  className?: string;
  /** At the top of the page. */
  eager?: boolean;
  /** Over the pictures, under the line and its handle: a shade for words that stand there. */
  children?: ReactNode;
};

/**
 * Two pictures of the same place, one over the other, divided by a line that a range input moves: by finger, pointer or arrow keys. The line's
 * position is set on the element itself, because our policy allows no `style` in the markup.
 */
export function BeforeAfter({
  before,
  after,
  sizes,
  className = 'aspect-[4/3] rounded-panel',
  eager = false,
  children,
}: BeforeAfterProps) {
  const t = useTranslations('shell.beforeAfter');
  const frame = useRef<HTMLDivElement>(null);
  const [percent, setPercent] = useState(50);
  const move = (value: number) => {
    setPercent(value);
    frame.current?.style.setProperty('--split', `${value}%`);
  };
  const label =
    'pointer-events-none absolute top-3 rounded-full bg-white/90 px-3 py-1 text-sm font-semibold text-on-well';
  return (
    <div ref={frame} className={`relative isolate overflow-hidden bg-well [--split:50%] ${className}`}>
      <Picture picture={after} sizes={sizes} eager={eager} />
      <div className="absolute inset-0 [clip-path:inset(0_calc(100%-var(--split))_0_0)]">
        {/* Never eager: two large pictures would keep the style sheet and each other waiting. */}
        <Picture picture={before} sizes={sizes} />
      </div>
      {children}
      <span aria-hidden className={`${label} left-3`}>
        {t('before')}
      </span>
      <span aria-hidden className={`${label} right-3`}>
        {t('after')}
      </span>
      <input
        type="range"
        min={0}
        max={100}
        step={5}
        value={percent}
        onChange={(event) => move(event.currentTarget.valueAsNumber)}
        aria-label={t('label')}
        aria-valuetext={t('value', { percent })}
        className="peer absolute inset-0 z-1 size-full cursor-ew-resize touch-pan-y opacity-0"
      />
      <span
        aria-hidden
        className="pointer-events-none absolute inset-y-0 left-(--split) w-0.5 -translate-x-1/2 bg-white shadow-soft"
      />
      <span
        aria-hidden
        className="pointer-events-none absolute top-1/2 left-(--split) grid size-12 -translate-1/2 place-items-center rounded-full bg-white text-on-well shadow-soft peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-[#115292]"
      >
        <ChevronsLeftRight className="size-6" />
      </span>
    </div>
  );
}
