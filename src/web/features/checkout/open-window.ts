import { useRoot } from '#src/web/context/use-root.ts';
import type { OpenPayment, ProviderSuccess } from '#src/wire/client/checkout.ts';
import { type ProviderFailure, readFailure, type WindowMaker } from './razorpay.ts';

export type WindowOutcome =
  | { how: 'paid'; success: ProviderSuccess }
  | { how: 'failed'; failure: ProviderFailure }
  | { how: 'dismissed' };

/** Whoever pays; `phone` is the ten digits of the address. */
export type Payer = { name: string; email: string; phone: string };

/** How the shop shows itself in the window; `image` may be empty. */
export type PayTo = { name: string; color: string; image: string };

/** The shop as it shows itself there. */
export function usePayTo(): PayTo {
  const { store, looks } = useRoot();
  return { name: store.longName, ...looks.payment };
}

/**
 * Opens the payment window and answers how it ended. A failure ends it: the shop tells the reason itself and opens it
 * again on the same provider's order.
 */
export const openWindow = (
  Razorpay: WindowMaker,
  payment: OpenPayment,
  payer: Payer,
  shop: PayTo,
): Promise<WindowOutcome> =>
  new Promise((resolve) => {
    const opened = new Razorpay({
      key: payment.keyId,
      order_id: payment.providerOrderId,
      amount: payment.amount,
      currency: payment.currency,
      name: shop.name,
      ...(shop.image && { image: new URL(shop.image, window.location.origin).href }),
      theme: { color: shop.color },
      prefill: { name: payer.name, email: payer.email, contact: `+91${payer.phone}` },
      retry: { enabled: false },
      handler: (success) => resolve({ how: 'paid', success }),
      modal: { ondismiss: () => resolve({ how: 'dismissed' }) },
    });
    opened.on('payment.failed', ({ error }) => {
      resolve({ how: 'failed', failure: readFailure(error) });
      opened.close?.();
    });
    opened.open();
  });
