import type { PaymentMethod } from '#src/kernel/payment-method.ts';
import { useRoot } from '#src/web/context/use-root.ts';
import type { OpenPayment, ProviderSuccess } from '#src/wire/client/checkout.ts';

/** The method that a page offers; `script`: the address of the one that draws its provider's window. */
export type PayBy = { method: PaymentMethod; script: string };

/** What the provider's window says about a payment that failed. */
export type ProviderFailure = {
  code?: string;
  description?: string;
  source?: string;
  step?: string;
  reason?: string;
  paymentId?: string;
};

type WindowOutcome =
  | { how: 'paid'; success: ProviderSuccess }
  | { how: 'failed'; failure: ProviderFailure }
  | { how: 'dismissed' };

/** Whoever pays; `phone` is the ten digits of the address. */
export type Payer = { name: string; email: string; phone: string };

/** How the shop shows itself in the window; `image` may be empty. */
export type PayTo = { name: string; color: string; image: string };

/**
 * Opens a method's payment window and answers how it ended. A failure ends it: the shop tells the reason itself and opens it
 * again on the same provider's order.
 */
export type OpenWindow = (payment: OpenPayment, payer: Payer, shop: PayTo) => Promise<WindowOutcome>;

/** The payment window could not be loaded. */
export class NoWindow extends Error {}

/** The shop as it shows itself there. */
export function usePayTo(): PayTo {
  const { store, looks } = useRoot();
  return { name: store.longName, ...looks.payment };
}
