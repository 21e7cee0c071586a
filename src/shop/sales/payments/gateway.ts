import type { Paise } from '#src/kernel/money.ts';
import type { PaymentMethod } from '#src/kernel/payment-method.ts';

/** An order at the payment provider, with which the checkout window is opened. */
export type ProviderOrder = {
  id: string;
  amount: number;
  currency: string;
  receipt: string | null;
  status: 'created' | 'attempted' | 'paid';
};

/** A payment at the provider. `amount` in paise. */
export type ProviderPayment = {
  id: string;
  orderId: string | null;
  amount: number;
  currency: string;
  status: 'created' | 'authorized' | 'captured' | 'refunded' | 'failed';
  method: string | null;
  error: ProviderError | null;
};

/** `ours` is our own id of the refund, from its notes. */
export type ProviderRefund = {
  id: string;
  paymentId: string;
  amount: number;
  status: 'pending' | 'processed' | 'failed';
  ours?: string;
};

/** What the provider says went wrong, in its own words (spec.md §4, payment failure). */
export type ProviderError = {
  code: string;
  description: string;
  source: string | null;
  step: string | null;
  reason: string | null;
};

/** The provider refused (4xx): our request was wrong, or came at the wrong time. */
export class ProviderRefusal extends Error {
  readonly status: number;
  readonly error: ProviderError;

  constructor(status: number, error: ProviderError) {
    super(`The payment provider refused (${status}): ${error.description}`);
    this.name = 'ProviderRefusal';
    this.status = status;
    this.error = error;
  }
}

/** A webhook as received. The signature covers the raw body, so the body must not be parsed and serialised again. */
export type Webhook = { rawBody: string; header(name: string): string | undefined };

/** A webhook with a valid signature. `id` is empty where the provider sent none; `name` is the provider's own name for the event. */
export type ProviderEvent = { id: string; name: string; news: ProviderNews | undefined };

/** What a webhook reports; all other events are ignored. */
export type ProviderNews =
  | { kind: 'authorized' | 'captured' | 'failed'; payment: ProviderPayment }
  | { kind: 'refund'; refund: ProviderRefund };

/** A webhook that does not come from the provider. */
export class ForgedWebhook extends Error {
  readonly why: 'signature' | 'no-signature';

  constructor(why: 'signature' | 'no-signature') {
    super(`a webhook was not signed by the payment provider: ${why}`);
    this.name = 'ForgedWebhook';
    this.why = why;
  }
}

/**
 * The payment provider of one method. Never called inside a database transaction.
 * Every call throws a Fault `provider-unavailable` when the provider cannot be reached, fails or sends an unreadable answer,
 * and a {@link ProviderRefusal} when it refuses.
 */
export type PaymentGateway = {
  readonly method: PaymentMethod;
  /** What the browser needs: the public key, and the address of the script for the provider's window. */
  readonly checkout: { readonly key: string; readonly script: string };
  /** True for the built-in sandbox and for keys of the provider's test mode: no money moves, and every payment is marked as a test. */
  readonly test: boolean;
  /** Creates the provider's order; the same receipt gives the same order again (`unique_receipt`). */
  createOrder(input: { amount: Paise; receipt: string; notes: Record<string, string> }): Promise<ProviderOrder>;
  showPayment(id: string): Promise<ProviderPayment>;
  /** Like {@link showPayment}, but undefined for an id that the provider does not know. */
  findPayment(id: string): Promise<ProviderPayment | undefined>;
  paymentsOfOrder(orderId: string): Promise<ProviderPayment[]>;
  capture(id: string, amount: Paise): Promise<ProviderPayment>;
  /** Requests a refund. The same key gives the same refund again (`X-Refund-Idempotency`). */
  refund(input: {
    paymentId: string;
    amount: Paise;
    key: string;
    notes: Record<string, string>;
  }): Promise<ProviderRefund>;
  showRefund(id: string): Promise<ProviderRefund>;
  /** The checkout's signature: hex HMAC-SHA256 of `order_id|payment_id`, compared in constant time. */
  isCheckoutSignature(input: { orderId: string; paymentId: string; signature: string }): boolean;
  /** Checks a webhook's signature, then reads it. Throws {@link ForgedWebhook}, and an Error for an unknown shape. */
  readWebhook(webhook: Webhook): ProviderEvent;
};

/** The gateway of each method. A payment is always asked of its own: `gateways[payment.method]`. */
export type PaymentGateways = { readonly [M in PaymentMethod]: PaymentGateway };
