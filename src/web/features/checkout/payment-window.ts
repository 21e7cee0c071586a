import type { CashTerms } from '#src/kernel/cash-terms.ts';
import type { PaymentMethod } from '#src/kernel/payment-method.ts';
import type { TransferTerms } from '#src/kernel/transfer-terms.ts';
import { useRoot } from '#src/web/context/use-root.ts';
import type { OpenPayment, ProviderSuccess } from '#src/wire/client/checkout.ts';

/** The method that a page offers; `script`: the address of the script that draws the provider's window; `transfer` and `cash`: also these, on these terms. */
export type PayBy = { method: PaymentMethod; script: string; transfer?: TransferTerms; cash?: CashTerms };

/** What the provider's window reports about a failed payment. */
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

/** The payer; `phone` is the ten digits of the address. */
export type Payer = { name: string; email: string; phone: string };

/** How the shop presents itself in the window; `image` may be empty. */
export type PayTo = { name: string; color: string; image: string };

/**
 * Opens a method's payment window and returns how it ended. A failure ends it: the shop shows the reason itself and reopens the window for the same
 * provider order.
 */
export type OpenWindow = (payment: OpenPayment, payer: Payer, shop: PayTo) => Promise<WindowOutcome>;

/** The payment window could not be loaded. */
export class NoWindow extends Error {}

/** The shop's name, colour and image for the window. */
export function usePayTo(): PayTo {
  const { store, looks } = useRoot();
  return { name: store.longName, ...looks.payment };
}
