import { Star } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';

type StarRatingProps = {
  value: number;
  onChange: (stars: number) => void;
  onWithdraw?: () => void;
  disabled?: boolean;
};

/**
 * The shopper's own rating: a radio group "Your rating" of 1 to 5 stars. `value` 0 is none; a rating can be removed, even where no other can be
 * given (`disabled`).
 */
export function StarRating({ value, onChange, onWithdraw, disabled = false }: StarRatingProps) {
  const t = useTranslations('shell');
  const name = useId();
  const group = useRef<HTMLFieldSetElement>(null);
  const [pointed, setPointed] = useState(0);
  const shown = pointed || value;
  return (
    <fieldset ref={group} tabIndex={-1} className="min-w-0 outline-none">
      <legend className="mb-1 text-sm font-semibold">{t('yourRating')}</legend>
      <div className="-ms-2 flex w-fit" onPointerLeave={() => setPointed(0)}>
        {[1, 2, 3, 4, 5].map((stars) => (
          <label
            key={stars}
            onPointerEnter={(event) => event.pointerType === 'mouse' && setPointed(stars)}
            className="relative grid size-11 cursor-pointer place-items-center rounded-full has-focus-visible:outline-2 has-focus-visible:outline-link"
          >
            <input
              type="radio"
              name={name}
              value={stars}
              checked={value === stars}
              disabled={disabled}
              aria-label={t('stars', { count: stars })}
              onChange={() => onChange(stars)}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            <Star
              aria-hidden
              className={`size-7 transition-colors duration-150 ${stars <= shown ? 'fill-sun text-sun' : 'text-edge'}`}
            />
          </label>
        ))}
      </div>
      {onWithdraw && value > 0 && (
        <button
          type="button"
          onClick={() => {
            // The button disappears, and the focus would be lost with it.
            (group.current?.querySelector<HTMLElement>('input:enabled') ?? group.current)?.focus();
            onWithdraw();
          }}
          className="inline-flex min-h-11 items-center rounded-card text-sm text-link underline underline-offset-2"
        >
          {t('unrate')}
        </button>
      )}
    </fieldset>
  );
}
