import { Download } from 'lucide-react';
import { useFormatter, useTranslations } from 'use-intl';
import { MonthForm } from '#src/web/features/workspace-list/month-form.tsx';
import type { MessageKey } from '#src/web/messages/keys.ts';
import { buttonLook } from '#src/web/ui/button.tsx';
import { DataTable } from '#src/web/ui/data-table.tsx';
import { Notice } from '#src/web/ui/notice.tsx';
import { formatCount, formatPrice } from '#src/web/ui/price.tsx';
import { paymentsCsv } from '#src/wire/client/workspace.ts';
import type { PaymentsData } from './page.server.ts';

/** What was captured each day of a month, and what became of it, to the paisa. */
export function MonthTable({ totals: { month, days, sum } }: { totals: PaymentsData['totals'] }) {
  const t = useTranslations('payments');
  const format = useFormatter();
  const cells = (one: typeof sum) => [
    formatCount(one.payments),
    ...[one.captured, one.orders, one.bookings, one.sentBack + one.waiting, one.difference, one.refunded].map(
      formatPrice,
    ),
  ];
  const name = format.dateTime(new Date(`${month}-15T00:00:00Z`), { month: 'long', year: 'numeric' });
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <h2 id="month" className="text-section font-bold">
            {t('month', { month: name })}
          </h2>
          <p className="text-sm text-soft">{t('monthText')}</p>
        </div>
        <div className="flex flex-wrap items-end gap-3">
          <MonthForm month={month} />
          <a href={paymentsCsv(month)} download className={`${buttonLook({ look: 'secondary' })} min-h-12!`}>
            <Download aria-hidden className="size-5" />
            CSV
          </a>
        </div>
      </div>
      {sum.difference === 0 ? (
        days.length > 0 && <Notice tone="success">{t('balanced')}</Notice>
      ) : (
        <Notice tone="error">{t('unbalanced', { amount: formatPrice(sum.difference) })}</Notice>
      )}
      {days.length === 0 ? (
        <p className="rounded-card bg-mist px-5 py-4 text-soft">{t('noDays')}</p>
      ) : (
        <DataTable
          label={t('month', { month: name })}
          columns={[
            { name: t('day') },
            ...['payments', 'captured', 'orders', 'bookings', 'sentBack', 'difference', 'refunded'].map((key) => ({
              name: t(`columns.${key}` as MessageKey<'payments'>),
              figure: true,
            })),
          ]}
          rows={[
            ...days.map((one) => ({
              key: one.day,
              cells: [
                format.dateTime(new Date(`${one.day}T06:00:00Z`), { weekday: 'short', day: 'numeric', month: 'short' }),
                ...cells(one),
              ],
            })),
            { key: 'sum', strong: true, cells: [t('sum'), ...cells(sum)] },
          ]}
        />
      )}
    </div>
  );
}
