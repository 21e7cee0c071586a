import { useFormatter, useTranslations } from 'use-intl';
import { Badge } from '#src/web/ui/badge.tsx';
import { BoardSection, ROW } from '#src/web/ui/board-section.tsx';
import { LinkButton } from '#src/web/ui/button.tsx';
import { Notice } from '#src/web/ui/notice.tsx';
import { formatPrice } from '#src/web/ui/price.tsx';
import { ViewAll } from '#src/web/ui/surface.tsx';
import { hrefs } from '#src/wire/pages.ts';
import type { DashboardData } from './page.server.ts';

/** Refunds in progress, and payments that need attention. Hidden if there is nothing. */
export function AttentionList({ data: { attention, refunds, webhooksSilentSince } }: { data: DashboardData }) {
  const t = useTranslations('dashboard');
  const reasons = useTranslations('paymentReasons');
  const format = useFormatter();
  if (attention.length === 0 && refunds.count === 0 && !webhooksSilentSince) return null;
  return (
    <div className="grid gap-4">
      {webhooksSilentSince && (
        <Notice tone="warning">
          {reasons('webhooks', {
            at: format.dateTime(webhooksSilentSince, { dateStyle: 'medium', timeStyle: 'short' }),
          })}
        </Notice>
      )}
      <BoardSection
        title={t('attention')}
        text={
          refunds.count > 0
            ? t('refunds', { count: refunds.count, amount: formatPrice(refunds.paise) })
            : t('noRefunds')
        }
        none={attention.length === 0 && t('noAttention')}
        action={<ViewAll to={hrefs.payments()} about={t('attention')} />}
      >
        {attention.map(({ reason, paymentId, refundId, orderId, paise, since }) => (
          <li key={`${reason}${paymentId}${refundId}`} className={`${ROW} max-sm:flex-wrap`}>
            <div className="min-w-0">
              <Badge tone={reason === 'late-payment' || reason === 'sent-back' ? 'plain' : 'brick'}>
                {reasons(`${reason}.name`)}
              </Badge>
              <p className="mt-1 text-sm text-soft">
                {format.dateTime(since, { dateStyle: 'medium', timeStyle: 'short' })}
              </p>
            </div>
            <p className="tabular ms-auto font-semibold">{formatPrice(paise)}</p>
            <LinkButton
              look="secondary"
              size="small"
              to={orderId ? hrefs.order(orderId) : hrefs.payments({ q: paymentId })}
            >
              {t('look')}
            </LinkButton>
          </li>
        ))}
      </BoardSection>
    </div>
  );
}
