import { useTextsOf } from '#src/web/messages/use-texts-of.ts';
import { Notice } from '#src/web/ui/notice.tsx';
import { formatPrice } from '#src/web/ui/price.tsx';
import type { PurchaseArea, PurchaseView } from './purchase-view.ts';

const TONES = { 'refund pending': 'info', refunded: 'success', 'refund failed': 'warning' } as const;

/** The state of the refund; nothing if there is none. */
export function RefundNotice({ area, purchase }: { area: PurchaseArea; purchase: PurchaseView }) {
  const t = useTextsOf(area);
  const { paymentStatus, refund } = purchase;
  if (paymentStatus === 'success') return null;
  return (
    <Notice tone={TONES[paymentStatus]} live>
      {t(`refund.${paymentStatus}`, { amount: formatPrice(refund) })}
    </Notice>
  );
}
