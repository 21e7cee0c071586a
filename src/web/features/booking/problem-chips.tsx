import { useWatch } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import type { Booking } from './use-booking.ts';

const COMMON = ['dust', 'droppings', 'output', 'light'] as const;

/** What is often wrong, each a press: it is written into the field above, or taken out of it again. */
export function ProblemChips({ form }: Pick<Booking, 'form'>) {
  const t = useTranslations('booking.who');
  const problems = useWatch({ control: form.fields.control, name: 'problems' });
  const parts = problems.split(',').map((part) => part.trim());
  const toggle = (word: string) => {
    const others = parts.filter((part) => part && part !== word);
    form.fields.setValue('problems', (parts.includes(word) ? others : [...others, word]).join(', '), {
      shouldDirty: true,
    });
  };
  return (
    <fieldset aria-label={t('common')} className="-mt-1 flex min-w-0 flex-wrap gap-2">
      {COMMON.map((one) => {
        const word = t(`chips.${one}`);
        return (
          <button
            key={one}
            type="button"
            aria-pressed={parts.includes(word)}
            onClick={() => toggle(word)}
            className="min-h-11 rounded-full px-4 text-sm font-semibold inset-ring inset-ring-edge transition-colors duration-150 hover:bg-mist aria-pressed:bg-brand-wash aria-pressed:text-link aria-pressed:inset-ring-2 aria-pressed:inset-ring-brand"
          >
            {word}
          </button>
        );
      })}
    </fieldset>
  );
}
