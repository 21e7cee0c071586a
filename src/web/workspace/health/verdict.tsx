import { CircleAlert, CircleCheck, Info } from 'lucide-react';
import { useFormatter, useTranslations } from 'use-intl';
import type { HealthItem } from './page.server.ts';

const LOOKS = {
  well: [CircleCheck, 'bg-leaf-wash', 'text-leaf'],
  notice: [Info, 'bg-sun-wash', 'text-ink'],
  trouble: [CircleAlert, 'bg-brick-wash', 'text-brick'],
} as const;

/** The answer to the only question that an owner comes with: is anything wrong? */
export function Verdict({ items, at }: { items: readonly HealthItem[]; at: Date }) {
  const t = useTranslations('health');
  const format = useFormatter();
  const state = items[0]?.state ?? 'well'; // the worst is first
  const count = items.filter((item) => item.state === state).length;
  const [Mark, surface, tone] = LOOKS[state];
  return (
    <section
      aria-labelledby="verdict"
      className={`flex items-center gap-4 rounded-card px-5 py-6 sm:gap-5 sm:px-7 sm:py-8 ${surface}`}
    >
      <Mark aria-hidden strokeWidth={1.75} className={`size-11 shrink-0 sm:size-14 ${tone}`} />
      <div role="status" className="min-w-0">
        <h2 id="verdict" className="text-xl font-bold tracking-tight text-balance text-ink sm:text-2xl">
          {state === 'well' ? t('well') : t(state, { count })}
        </h2>
        <p className="mt-1 text-ink">{t(`${state}Text`)}</p>
        <p className="tabular mt-1 text-sm text-ink">
          {t('checked', { at: format.dateTime(at, { timeStyle: 'short' }) })}
        </p>
      </div>
    </section>
  );
}
