import { useState } from 'react';
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
    if (!(await run(() => send(loaded.id), t('done', { number: String(loaded.number) })))) setAsked(false);
  }
  const purchase: P =
    asked && loaded.status !== 'cancel' ? { ...loaded, ...CANCELLED, refund: loaded.refundable } : loaded;
  return { purchase, error, cancel };
}

const CANCELLED = { status: 'cancel', paymentStatus: 'refund pending', cancellable: false } as const;
