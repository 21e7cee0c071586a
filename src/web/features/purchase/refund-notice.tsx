import { useTextsOf } from '#src/web/messages/use-texts-of.ts';
import { Notice } from '#src/web/ui/notice.tsx';
import { formatPrice } from '#src/web/ui/price.tsx';
import type { PurchaseArea, PurchaseView } from './purchase-view.ts';

const TONES = {
  'refund pending': 'info',
  refunded: 'success',
  'refund failed': 'warning',
  due: 'info',
  uncollected: 'info',
} as const;

/** The state of the refund, or of money that is due on delivery; nothing if there is neither. */
export function RefundNotice({ area, purchase }: { area: PurchaseArea; purchase: PurchaseView }) {
  const t = useTextsOf(area);
  const { paymentStatus, refund } = purchase;
  if (paymentStatus === 'success') return null;
  return (
    <Notice tone={TONES[paymentStatus]} live>
      {t(`${purchase.cash ? 'cash' : 'refund'}.${paymentStatus}`, { amount: formatPrice(refund) })}
    </Notice>
  );
}
