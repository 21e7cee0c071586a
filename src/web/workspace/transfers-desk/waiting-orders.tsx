import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { ActButton } from '#src/web/ui/act-button.tsx';
import { formatPrice } from '#src/web/ui/price.tsx';
import { Card } from '#src/web/ui/surface.tsx';
import { cancelTransfer } from '#src/wire/client/transfers.ts';
import { hrefs } from '#src/wire/pages.ts';
import type { TransfersData } from './page.server.ts';

/** Orders that wait for their transfer; the first to end stands first. */
export function WaitingOrders({ orders }: { orders: TransfersData['waiting'] }) {
  const t = useTranslations('transferDesk');
  return (
    <section aria-labelledby="waiting" className="grid gap-3">
      <div>
        <h2 id="waiting" className={orders.length > 0 ? 'text-section font-bold' : 'text-soft'}>
          {t('waiting', { count: orders.length })}
        </h2>
        {orders.length > 0 && <p className="text-sm text-soft">{t('waitingText')}</p>}
      </div>
      {orders.length > 0 && (
        <Card as="ul" className="divide-y divide-line">
          {orders.map(({ uid, reference, amount, name, email, until }) => (
            <li
              key={reference}
              className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 px-4 py-3 sm:px-5"
            >
              <div className="min-w-0">
                <p className="tabular flex flex-wrap items-baseline gap-x-3">
                  <span className="font-semibold">{formatPrice(amount)}</span>
                  <span className="text-sm">{reference}</span>
                  <span className="text-sm text-soft">{t('until', { until })}</span>
                </p>
                <p className="text-sm text-soft wrap-anywhere">
                  <Link
                    to={hrefs.customer(uid)}
                    className="inline-flex min-h-6 items-center font-semibold text-link hover:underline"
                  >
                    {name}
                  </Link>{' '}
                  {email}
                </p>
              </div>
              <ActButton
                look="secondary"
                size="small"
                act={() => cancelTransfer(reference)}
                done={t('cancelDone')}
                aria-label={t('cancelOf', { reference })}
              >
                {t('cancel')}
              </ActButton>
            </li>
          ))}
        </Card>
      )}
    </section>
  );
}
