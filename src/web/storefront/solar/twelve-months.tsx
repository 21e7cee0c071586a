import { useFormatter, useTranslations } from 'use-intl';
import { MONTH_BOXES } from '#src/web/features/solar-answers/answers.ts';
import { TextField } from '#src/web/ui/field.tsx';
import { FoldSummary } from '#src/web/ui/fold-summary.tsx';

/** The units of each month: air conditioners and heaters make the year uneven, and then it counts. */
export function TwelveMonths({ use12 = '', error }: { use12?: string | undefined; error?: string | undefined }) {
  const t = useTranslations('solar');
  const format = useFormatter();
  const typed = use12.split(',');
  return (
    <details open={use12 !== '' || undefined} className="group rounded-card inset-ring inset-ring-line">
      <FoldSummary>{t('bill.twelve')}</FoldSummary>
      <div className="grid gap-4 border-t border-line p-4">
        <p className="text-sm text-soft">{t('bill.twelveText')}</p>
        {error && (
          <p role="alert" className="text-sm font-semibold text-brick">
            {error}
          </p>
        )}
        <div className="grid grid-cols-2 gap-4 sm:grid-cols-4">
          {MONTH_BOXES.map((name, month) => (
            <TextField
              key={name}
              name={name}
              label={format.dateTime(new Date(Date.UTC(2026, month, 15)), { month: 'long', timeZone: 'UTC' })}
              defaultValue={typed[month]}
              inputMode="decimal"
              className="tabular"
            />
          ))}
        </div>
      </div>
    </details>
  );
}
