import { Scale } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { announce } from '#src/web/ui/status-region.tsx';
import { toggleCompared, useCompared } from './compare-list.ts';

/** Adds a product to the comparison. */
export function CompareToggle({ id, name, category }: { id: string; name: string; category: string }) {
  const t = useTranslations('compare');
  const on = useCompared().some((one) => one.id === id);
  return (
    <button
      type="button"
      aria-pressed={on}
      aria-label={on ? t('removeOf', { name }) : t('addOf', { name })}
      onClick={() => {
        const refused = toggleCompared({ id, name, category });
        if (refused) announce(t(refused));
      }}
      className="mt-1 inline-flex min-h-11 items-center gap-2 text-sm font-semibold text-soft hover:text-link aria-pressed:text-link"
    >
      <Scale aria-hidden className="size-4.5" />
      {on ? t('added') : t('add')}
    </button>
  );
}
