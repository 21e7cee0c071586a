import { useFormatter, useTranslations } from 'use-intl';
import { ActButton } from '#src/web/ui/act-button.tsx';
import { Badge } from '#src/web/ui/badge.tsx';
import { LinkButton } from '#src/web/ui/button.tsx';
import { formatPrice } from '#src/web/ui/price.tsx';
import { Card } from '#src/web/ui/surface.tsx';
import { retryRefund, settleAgain } from '#src/wire/client/workspace.ts';
import { hrefs } from '#src/wire/pages.ts';
import type { PaymentsData } from './page.server.ts';

/** What needs attention, why, and what can be done about it. */
export function LookList({ items }: { items: PaymentsData['attention'] }) {
  const t = useTranslations('payments');
  const reasons = useTranslations('paymentReasons');
  const format = useFormatter();
  return (
    <section aria-labelledby="look" className="grid gap-3">
      <h2 id="look" className="text-section font-bold">
        {t('look', { count: items.length })}
      </h2>
      <Card as="ul" className="divide-y divide-line">
        {items.map(({ reason, paymentId, orderId, refundId, paise, since, detail }) => (
          <li
            key={`${reason}${paymentId}${refundId}`}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 px-4 py-3 sm:px-5"
          >
            <div className="min-w-0 sm:max-w-md">
              <p className="flex flex-wrap items-center gap-2">
                <Badge tone={reason === 'late-payment' || reason === 'sent-back' ? 'plain' : 'brick'}>
                  {reasons(`${reason}.name`)}
                </Badge>
                <span className="tabular font-semibold">{formatPrice(paise)}</span>
                <span className="text-sm text-soft">
                  {format.dateTime(since, { dateStyle: 'medium', timeStyle: 'short' })}
                </span>
              </p>
              <p className="mt-1 text-sm text-soft">{reasons(`${reason}.text`)}</p>
              {detail && <p className="text-sm text-brick wrap-anywhere">{detail}</p>}
            </div>
            <div className="flex flex-wrap gap-2">
              {reason === 'captured-unsettled' && (
                <ActButton size="small" act={() => settleAgain(paymentId)} done={t('settled')}>
                  {t('settle')}
                </ActButton>
              )}
              {reason === 'refund-failed' && refundId && (
                <ActButton size="small" act={() => retryRefund(refundId)} done={t('retried')}>
                  {t('retry')}
                </ActButton>
              )}
              <LinkButton
                look="secondary"
                size="small"
                to={orderId ? hrefs.order(orderId) : hrefs.payments({ q: paymentId })}
              >
                {t(orderId ? 'openOrder' : 'openPayment')}
              </LinkButton>
            </div>
          </li>
        ))}
      </Card>
    </section>
  );
}
