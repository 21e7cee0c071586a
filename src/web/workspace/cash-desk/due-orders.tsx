import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { formatPrice } from '#src/web/ui/price.tsx';
import { Card } from '#src/web/ui/surface.tsx';
import { hrefs } from '#src/wire/pages.ts';
import type { CashData } from './page.server.ts';

/** Orders whose money is due, those that arrived first first. */
export function DueOrders({ orders, total }: { orders: CashData['due']; total: CashData['total'] }) {
  const t = useTranslations('cashDesk');
  return (
    <section aria-labelledby="due" className="grid gap-3">
      <div>
        <h2 id="due" className={orders.length > 0 ? 'text-section font-bold' : 'text-soft'}>
          {t('due', { count: total.count, amount: formatPrice(total.amount) })}
        </h2>
        {orders.length > 0 && <p className="text-sm text-soft">{t('dueText')}</p>}
      </div>
      {orders.length > 0 && (
        <Card as="ul" className="divide-y divide-line">
          {orders.map(({ orderId, number, name, amount, status, carrier, tracking, on }) => (
            <li key={orderId} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 px-4 py-3 sm:px-5">
              <div className="min-w-0">
                <p className="tabular flex flex-wrap items-baseline gap-x-3">
                  <span className="font-semibold">{formatPrice(amount)}</span>
                  <Link
                    to={hrefs.order(orderId)}
                    className="inline-flex min-h-11 items-center font-semibold text-link hover:underline"
                  >
                    {t('orderOf', { number, name })}
                  </Link>
                </p>
                {carrier && (
                  <p className="tabular text-sm text-soft wrap-anywhere">
                    {[carrier, tracking].filter(Boolean).join(' · ')}
                  </p>
                )}
              </div>
              <p className="text-sm text-soft">
                {t(status === 'delivered' || status === 'shipped' ? status : 'notSent', { on })}
              </p>
            </li>
          ))}
        </Card>
      )}
    </section>
  );
}
