import { Download } from 'lucide-react';
import { useFormatter, useTranslations } from 'use-intl';
import { MonthForm } from '#src/web/features/workspace-list/month-form.tsx';
import type { MessageKey } from '#src/web/messages/keys.ts';
import { buttonLook } from '#src/web/ui/button.tsx';
import { Notice } from '#src/web/ui/notice.tsx';
import { formatCount, formatPrice } from '#src/web/ui/price.tsx';
import { Table } from '#src/web/ui/table.tsx';
import { paymentsCsv } from '#src/wire/client/workspace.ts';
import type { PaymentsData } from './page.server.ts';

/** What was captured on each day of a month, and what became of it, to the paisa. */
export function MonthTable({ totals: { month, days, sum } }: { totals: PaymentsData['totals'] }) {
  const t = useTranslations('payments');
  const format = useFormatter();
  const figures: [MessageKey<'payments.columns'>, (one: typeof sum) => string][] = [
    ['payments', (one) => formatCount(one.payments)],
    ['captured', (one) => formatPrice(one.captured)],
    ['orders', (one) => formatPrice(one.orders)],
    ['bookings', (one) => formatPrice(one.bookings)],
    ['sentBack', (one) => formatPrice(one.sentBack + one.waiting)],
    ['difference', (one) => formatPrice(one.difference)],
    ['refunded', (one) => formatPrice(one.refunded)],
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
        <div className="flex flex-wrap items-end gap-3 max-sm:w-full">
          <MonthForm month={month} />
          <a
            href={paymentsCsv(month)}
            download
            className={`${buttonLook({ look: 'secondary' })} min-h-12! max-sm:w-full`}
          >
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
      <Table
        look="framed"
        caption={t('month', { month: name })}
        rows={days}
        keyOf={({ day }) => day}
        none={t('noDays')}
        columns={[
          {
            key: 'day',
            name: t('day'),
            heads: true,
            cell: ({ day }) => (
              <span className="whitespace-nowrap">
                {format.dateTime(new Date(`${day}T06:00:00Z`), { weekday: 'short', day: 'numeric', month: 'short' })}
              </span>
            ),
          },
          ...figures.map(([key, cell]) => ({ key, name: t(`columns.${key}`), figure: true, cell })),
        ]}
        foot={[t('sum'), ...figures.map(([, cell]) => cell(sum))]}
      />
    </div>
  );
}
