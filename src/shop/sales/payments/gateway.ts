import type { Paise } from '#src/kernel/money.ts';
import type { PaymentMethod } from '#src/kernel/payment-method.ts';

/** An order at the payment provider: what the checkout window is opened with. */
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

/** `ours` is the id under which we asked for it, from the refund's notes. */
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

/** The provider refused (4xx): a request of ours was wrong, or came at the wrong time. */
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

/** A webhook as it came. The signature covers the raw body, so the body must not have been parsed and printed again. */
export type Webhook = { rawBody: string; header(name: string): string | undefined };

/** A webhook whose signature was right. `id` is empty where the provider sent none; `name` is the provider's own word for it. */
export type ProviderEvent = { id: string; name: string; news: ProviderNews | undefined };

/** What a webhook tells; of everything else that the provider may send there is nothing to know. */
export type ProviderNews =
  | { kind: 'authorized' | 'captured' | 'failed'; payment: ProviderPayment }
  | { kind: 'refund'; refund: ProviderRefund };

/** A webhook that is not the provider's. */
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
 * Every call throws a Fault `provider-unavailable` when the provider cannot be reached, answers with its own fault or cannot be
 * understood, and a {@link ProviderRefusal} when it refuses.
 */
export type PaymentGateway = {
  readonly method: PaymentMethod;
  /** What the browser opens it with: the public key, and where the script of the provider's window comes from. */
  readonly checkout: { readonly key: string; readonly script: string };
  /** True for the built-in sandbox and for keys of the provider's test mode: no money moves, and all that is paid is marked as a test. */
  readonly test: boolean;
  /** Creates the provider's order; the same receipt gives the same order again (`unique_receipt`). */
  createOrder(input: { amount: Paise; receipt: string; notes: Record<string, string> }): Promise<ProviderOrder>;
  showPayment(id: string): Promise<ProviderPayment>;
  /** Like {@link showPayment}, undefined for an id that the provider does not know. */
  findPayment(id: string): Promise<ProviderPayment | undefined>;
  paymentsOfOrder(orderId: string): Promise<ProviderPayment[]>;
  capture(id: string, amount: Paise): Promise<ProviderPayment>;
  /** Sends money back. The same key gives the same refund again (`X-Refund-Idempotency`). */
  refund(input: {
    paymentId: string;
    amount: Paise;
    key: string;
    notes: Record<string, string>;
  }): Promise<ProviderRefund>;
  showRefund(id: string): Promise<ProviderRefund>;
  /** The checkout's signature: hex HMAC-SHA256 of `order_id|payment_id`, compared in constant time. */
  isCheckoutSignature(input: { orderId: string; paymentId: string; signature: string }): boolean;
  /** Checks a webhook's signature, then reads it. Throws {@link ForgedWebhook}, and an Error for a shape that the provider does not send. */
  readWebhook(webhook: Webhook): ProviderEvent;
};

/** The gateway of each method. A payment is asked of its own: `gateways[payment.method]`. */
export type PaymentGateways = { readonly [M in PaymentMethod]: PaymentGateway };
