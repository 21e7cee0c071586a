import { useTranslations } from 'use-intl';
import type { MessageKey } from '#src/web/messages/keys.ts';
import { Badge } from '#src/web/ui/badge.tsx';
import { formatPrice } from '#src/web/ui/price.tsx';
import type { FileView } from './file-view.ts';
import { RetryRefund } from './retry-refund.tsx';

const TONES = { pending: 'plain', sent: 'brand', processed: 'leaf', failed: 'brick' } as const;
const REASONS = ['cancelled', 'returned', 'partial', 'cashback'];

/** Refunds, in progress or completed. */
export function Refunds({ file: { order, refunds, owner } }: { file: FileView }) {
  const t = useTranslations('orders.file');
  if (refunds.length === 0) return null;
  return (
    <section aria-labelledby="file-refunds">
      <h2 id="file-refunds" className="mb-3 text-section font-bold">
        {t('refunds')}
      </h2>
      <ul className="divide-y divide-line border-y border-line">
        {refunds.map((refund) => (
          <li key={refund.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
            <div className="min-w-0 grow">
              <p className="tabular font-semibold">{formatPrice(refund.amount)}</p>
              <p className="text-sm text-soft">
                {t(
                  `refundReasons.${REASONS.includes(refund.reason) ? refund.reason : 'other'}` as MessageKey<'orders.file'>,
                )}{' '}
                · {refund.on}
              </p>
            </div>
            <Badge tone={TONES[refund.state]}>{t(`refundStates.${refund.state}`)}</Badge>
            {owner && refund.state === 'failed' && <RetryRefund orderId={order.id} refundId={refund.id} />}
          </li>
        ))}
      </ul>
      <p className="mt-2 text-sm text-soft">{t('refundTime')}</p>
    </section>
  );
}
