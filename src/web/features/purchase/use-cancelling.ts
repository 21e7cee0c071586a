import { useState } from 'react';
import { isPaid } from '#src/kernel/payment-status.ts';
import { useTextsOf } from '#src/web/messages/use-texts-of.ts';
import { useMutation } from '#src/web/ui/use-mutation.ts';
import type { PurchaseArea, PurchaseView } from './purchase-view.ts';

/**
 * Cancels an order or a booking: shown at once, and reverted with a message if it fails. The state of its refund, its history and the counts of the
 * states come with the page's data.
 */
export function useCancelling<P extends PurchaseView & { status: string }>(
  area: PurchaseArea,
  loaded: P,
  send: (id: string) => Promise<unknown>,
) {
  const t = useTextsOf(`${area}.cancel`);
  const { error, run } = useMutation(area, { refresh: 'conflict' });
  const [asked, setAsked] = useState(false);

  async function cancel(): Promise<void> {
    setAsked(true);
    if (
      !(await run(
        () => send(loaded.id),
        t(loaded.refundable > 0 || area !== 'orders' ? 'done' : 'doneUnpaid', { number: String(loaded.number) }),
      ))
    )
      setAsked(false);
  }
  const purchase: P = asked && loaded.status !== 'cancel' ? { ...loaded, ...cancelledOf(loaded) } : loaded;
  return { purchase, error, cancel };
}

const cancelledOf = ({ paymentStatus, refundable, refund }: PurchaseView) => ({
  ...({ status: 'cancel', cancellable: false } as const),
  paymentStatus: isPaid(paymentStatus) ? ('refund pending' as const) : ('uncollected' as const),
  refund: refundable || refund,
});
