import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useMutation } from '#src/web/ui/use-mutation.ts';
import { cancelOrder } from '#src/wire/client/checkout.ts';
import type { OrderView } from './order-view.ts';

/** Cancels an order: shown at once, with the refund's state as the shop answers it, and taken back with a message if it fails. */
export function useCancelling(order: OrderView) {
  const t = useTranslations('orders.cancel');
  // The refund, the history and the counts of the states come with the page's data.
  const { error, run } = useMutation('orders', { refresh: 'conflict' });
  const [change, setChange] = useState<Partial<OrderView>>();

  async function cancel(): Promise<void> {
    setChange({ status: 'cancel', paymentStatus: 'refund pending', cancellable: false });
    const cancelled = await run(
      async () => {
        const { paymentStatus } = await cancelOrder(order.id);
        setChange({ status: 'cancel', paymentStatus: paymentStatus as OrderView['paymentStatus'], cancellable: false });
      },
      t('done', { number: order.number }),
    );
    if (!cancelled) setChange(undefined);
  }

  return { order: order.status === 'cancel' ? order : { ...order, ...change }, error, cancel };
}
