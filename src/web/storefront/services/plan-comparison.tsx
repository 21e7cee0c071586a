import { Check, Minus } from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { PlanCardView } from '#src/web/features/service/service-view.ts';
import { Table } from '#src/web/ui/table.tsx';

/** A line of what is included, and which of the plans have it. */
export type Compared = { text: string; has: boolean[] };

/** What the fullest plan includes and others do not, plan by plan. */
export function PlanComparison({ plans, rows }: { plans: PlanCardView[]; rows: Compared[] }) {
  const t = useTranslations('services.compare');
  if (rows.length === 0) return null;
  return (
    <Table
      caption={t('title')}
      captioned
      className="[&_caption]:pb-4 [&_caption]:text-lg [&_caption]:font-bold [&_tbody]:text-[0.9375rem]"
      rows={rows}
      keyOf={({ text }) => text}
      columns={[
        { key: 'what', name: t('what'), heads: true, cell: ({ text }) => <span className="text-pretty">{text}</span> },
        ...plans.map((plan, at) => ({
          key: String(plan.id),
          name: plan.label,
          className: 'w-12 text-center! whitespace-nowrap sm:w-32',
          cell: ({ has }: Compared) => (
            <span className="inline-block align-middle">
              {has[at] ? (
                <Check aria-hidden className="size-5 text-leaf" />
              ) : (
                <Minus aria-hidden className="size-5 text-soft" />
              )}
              <span className="sr-only">{t(has[at] ? 'yes' : 'no')}</span>
            </span>
          ),
        })),
      ]}
    />
  );
}
