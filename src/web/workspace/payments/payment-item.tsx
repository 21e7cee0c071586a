import { Link } from 'react-router';
import { useFormatter, useTranslations } from 'use-intl';
import { isByHand } from '#src/kernel/payment-method.ts';
import { ActButton } from '#src/web/ui/act-button.tsx';
import { Badge } from '#src/web/ui/badge.tsx';
import { LineSummary } from '#src/web/ui/fold-summary.tsx';
import { formatPrice } from '#src/web/ui/price.tsx';
import { TestBadge } from '#src/web/ui/test-badge.tsx';
import { retryRefund, settleAgain } from '#src/wire/client/workspace.ts';
import { hrefs } from '#src/wire/pages.ts';
import type { PaymentsData } from './page.server.ts';

const TONES = {
  settled: 'leaf',
  refunding: 'brick',
  captured: 'brick',
  open: 'brand',
  preparing: 'brand',
  lapsed: 'plain',
  abandoned: 'plain',
  due: 'brand',
  uncollected: 'plain',
} as const;

/** One payment: who paid, its outcome, the provider's ids, and what can be done. */
export function PaymentItem({ payment }: { payment: PaymentsData['rows'][number] }) {
  const t = useTranslations('payments');
  const format = useFormatter();
  const {
    id,
    state,
    kind,
    paise,
    createdAt,
    uid,
    name,
    email,
    failure,
    orderId,
    orderNumber,
    providerOrderId,
    providerPaymentId,
    refunds,
  } = payment;
  // A transfer has nobody to ask: the owner's statement settles it.
  const asks = providerOrderId && !isByHand(payment.method) && ['open', 'lapsed', 'captured'].includes(state);
  return (
    <li className="grid gap-2 px-4 py-4 sm:px-5">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-1">
        <div className="min-w-0">
          <p className="flex flex-wrap items-center gap-2">
            <span className="tabular font-bold">{formatPrice(paise)}</span>
            <TestBadge test={payment.test} />
            <Badge tone={TONES[state]}>{t(`stateNames.${state}`)}</Badge>
            <span className="text-sm text-soft">{t(`kinds.${kind}`)}</span>
          </p>
          <p className="text-sm text-soft wrap-anywhere">
            {format.dateTime(createdAt, { dateStyle: 'medium', timeStyle: 'short' })} ·{' '}
            <Link
              to={hrefs.customer(uid)}
              className="inline-flex min-h-6 items-center font-semibold text-link hover:underline"
            >
              {name}
            </Link>{' '}
            {email}
          </p>
          {failure && <p className="text-sm text-brick">{t('failure', { reason: failure })}</p>}
          {payment.installationId && (
            <Link
              to={hrefs.installation(payment.installationId)}
              className="inline-flex min-h-6 items-center text-sm font-semibold text-link hover:underline"
            >
              {t('kinds.installation')}
            </Link>
          )}
          {orderId && (
            <Link
              to={hrefs.order(orderId)}
              className="inline-flex min-h-6 items-center text-sm font-semibold text-link hover:underline"
            >
              {t('order', { number: orderNumber ?? '' })}
            </Link>
          )}
        </div>
        {asks && (
          <ActButton
            look="secondary"
            size="small"
            act={() => settleAgain(id)}
            done={t('settled')}
            aria-label={t('settleOf', { id })}
          >
            {t('settle')}
          </ActButton>
        )}
      </div>
      {refunds.map((refund) => (
        <div
          key={refund.id}
          className="flex flex-wrap items-center justify-between gap-3 rounded-card bg-mist px-3 py-2 text-sm"
        >
          <p className="tabular">
            {t(`refundStates.${refund.state}`, { amount: formatPrice(refund.paise) })}
            {refund.error && <span className="block text-brick wrap-anywhere">{refund.error}</span>}
          </p>
          {refund.state === 'failed' && !refund.again && (
            <ActButton look="secondary" size="small" act={() => retryRefund(refund.id)} done={t('retried')}>
              {t('retry')}
            </ActButton>
          )}
        </div>
      ))}
      <details className="group text-sm text-soft">
        <LineSummary className="sm:min-h-8!">{t('ids')}</LineSummary>
        <dl className="grid gap-x-4 wrap-anywhere sm:grid-cols-[max-content_1fr] [&>dt]:font-semibold">
          <dt>{t('ourId')}</dt>
          <dd>{id}</dd>
          <dt>{t('providerOrder')}</dt>
          <dd>{providerOrderId ?? t('noId')}</dd>
          <dt>{t('providerPayment')}</dt>
          <dd>{providerPaymentId ?? t('noId')}</dd>
        </dl>
      </details>
    </li>
  );
}
