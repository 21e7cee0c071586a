import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import { useFaultWords } from '#src/web/ui/fault-words.ts';
import { announce } from '#src/web/ui/status-region.tsx';
import { Refusal } from '#src/wire/client/call.ts';
import { cancelOrder } from '#src/wire/client/checkout.ts';
import type { OrderView } from './order-view.ts';

/** Cancels an order: shown at once, with the refund's state as the shop answers it, and taken back with a message if it fails. */
export function useCancelling(order: OrderView) {
  const t = useTranslations('orders.cancel');
  const words = useFaultWords('orders');
  const { revalidate } = useRevalidator();
  const [change, setChange] = useState<Partial<OrderView>>();
  const [failed, setFailed] = useState<string>();

  async function cancel(): Promise<void> {
    setFailed(undefined);
    setChange({ status: 'cancel', paymentStatus: 'refund pending', cancellable: false });
    try {
      const { paymentStatus } = await cancelOrder(order.id);
      setChange({ status: 'cancel', paymentStatus: paymentStatus as OrderView['paymentStatus'], cancellable: false });
      announce(t('done', { number: order.number }));
      void revalidate(); // the refund, the history and the counts of the states
    } catch (error) {
      if (!(error instanceof Refusal)) reportError(error);
      setChange(undefined);
      setFailed(words(error));
      if (error instanceof Refusal && error.status === 409) void revalidate(); // it has moved on meanwhile
    }
  }

  return { order: order.status === 'cancel' ? order : { ...order, ...change }, failed, cancel };
}
