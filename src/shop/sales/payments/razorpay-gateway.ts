import { createHmac, timingSafeEqual } from 'node:crypto';
import { Agent as HttpAgent } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';
import Razorpay from 'razorpay';
import { Fault } from '#src/platform/fault.ts';
import type { Log } from '#src/platform/log/log.ts';
import { isTestKey } from '#src/platform/settings/payments.ts';
import type { PaymentGateway, ProviderError, ProviderOrder, ProviderPayment, ProviderRefund } from './gateway.ts';

const TIMEOUT_MS = 10_000;

export type RazorpayOptions = {
  keyId: string;
  keySecret: string;
  webhookSecret: string;
  log: Log;
  /** Base address of the built-in sandbox, asked for at each call; absent: Razorpay itself. */
  sandbox?: () => string;
};

/** The provider refused (4xx): a request of ours was wrong, or came at the wrong time. */
export class ProviderRefusal extends Error {
  readonly status: number;
  readonly error: ProviderError;

  constructor(status: number, error: ProviderError) {
    super(`Razorpay refused (${status}): ${error.description}`);
    this.name = 'ProviderRefusal';
    this.status = status;
    this.error = error;
  }
}

/**
 * Razorpay, or the sandbox that speaks like it, through the official SDK.
 * Throws a Fault `provider-unavailable` for no answer, 408, 409, 429 and 5xx, and {@link ProviderRefusal} for any other 4xx.
 */
export function createRazorpayGateway({
  keyId,
  keySecret,
  webhookSecret,
  log,
  sandbox,
}: RazorpayOptions): PaymentGateway {
  const razorpay = new Razorpay({ key_id: keyId, key_secret: keySecret });
  const http = openHttp(razorpay, sandbox);

  /** One call; whatever the SDK throws becomes one of ours. */
  const ask = async <T>(what: string, call: () => PromiseLike<unknown>): Promise<T> => {
    try {
      return (await call()) as T;
    } catch (thrown) {
      throw named(what, thrown, log);
    }
  };
  const showPayment = async (id: string) =>
    payment(await ask('payment', () => razorpay.payments.fetch(known('pay', id))));

  return {
    keyId,
    checkoutScript: sandbox ? '/sandbox/razorpay/checkout.js' : 'https://checkout.razorpay.com/v1/checkout.js',
    test: sandbox !== undefined || isTestKey(keyId),
    async createOrder({ amount, receipt, notes }) {
      const request = { amount, currency: 'INR', receipt, notes, unique_receipt: true, payment: AUTOMATIC_CAPTURE };
      const created = order(
        await ask('order', () => razorpay.orders.create(request as Parameters<typeof razorpay.orders.create>[0])),
      );
      if (created.amount !== amount) throw new Error(`The provider knows the receipt ${receipt} with another amount.`);
      return created;
    },
    showPayment,
    async findPayment(id) {
      try {
        return await showPayment(id);
      } catch (error) {
        if (error instanceof ProviderRefusal && isUnknownId(error.error)) return undefined;
        throw error;
      }
    },
    async paymentsOfOrder(orderId) {
      const { items } = await ask<{ items: Wire[] }>('payments', () =>
        razorpay.orders.fetchPayments(known('order', orderId)),
      );
      return items.map(payment);
    },
    async capture(id, amount) {
      try {
        return payment(await ask('capture', () => razorpay.payments.capture(known('pay', id), amount, 'INR')));
      } catch (error) {
        // The webhook's capture and ours can cross; then there is nothing left to do.
        const done = error instanceof ProviderRefusal ? await showPayment(id) : undefined;
        if (done?.status === 'captured' || done?.status === 'refunded') return done;
        throw error;
      }
    },
    async refund({ paymentId, amount, key, notes }) {
      // Not through the SDK's own method: it drops the header that makes a repeated refund harmless.
      const send = () =>
        http.post(
          `/v1/payments/${known('pay', paymentId)}/refund`,
          { amount, notes },
          { headers: { 'X-Refund-Idempotency': key } },
        );
      return refund((await ask<{ data: Wire }>('refund', send)).data);
    },
    showRefund: async (id) => refund(await ask('refund', () => razorpay.refunds.fetch(known('rfnd', id)))),
    isCheckoutSignature: ({ orderId, paymentId, signature }) =>
      isSignature(keySecret, `${orderId}|${paymentId}`, signature),
    isWebhookSignature: (rawBody, signature) => isSignature(webhookSecret, rawBody, signature),
  };
}

/** Captured by Razorpay itself within 12 minutes; what is confirmed later waits up to 5 days for us to capture it. */
const AUTOMATIC_CAPTURE = {
  capture: 'automatic',
  capture_options: { automatic_expiry_period: 12, manual_expiry_period: 7200, refund_speed: 'normal' },
};

type Http = {
  defaults: Record<string, unknown>;
  interceptors: {
    request: { use(change: (config: Record<string, unknown>) => Record<string, unknown>): void };
    response: { use(pass: undefined, mend: (error: NoAnswer) => Promise<unknown>): void };
  };
  request(config: object): Promise<unknown>;
  post(path: string, body: object, options: object): Promise<{ data: unknown }>;
};
type NoAnswer = { response?: object; code?: string; message?: string; config?: { again?: boolean } };

/** The SDK's axios instance, with an end to every wait and connections that are kept. */
function openHttp(razorpay: Razorpay, sandbox: (() => string) | undefined): Http {
  const http = (razorpay.api as unknown as { rq: Http }).rq;
  Object.assign(http.defaults, {
    timeout: TIMEOUT_MS,
    maxRedirects: 0,
    maxContentLength: 2_000_000,
    httpAgent: new HttpAgent({ keepAlive: true, maxSockets: 50 }),
    httpsAgent: new HttpsAgent({ keepAlive: true, maxSockets: 50 }),
    ...(sandbox && { proxy: false }), // the sandbox is this very process; a proxy of the environment is for the world outside
  });
  if (sandbox) http.interceptors.request.use((config) => ({ ...config, baseURL: sandbox() }));
  http.interceptors.response.use(undefined, (error) => {
    if (error.response) return Promise.reject(error);
    // A kept connection may be closed under our hands. Every call of ours may be repeated: receipts and keys see to it.
    if (error.code === 'ECONNRESET' && error.config && !error.config.again)
      return http.request({ ...error.config, again: true });
    // The SDK reads `error.response` unasked and would die of a TypeError.
    error.response = {
      status: 0,
      data: { error: { code: error.code ?? 'NO_ANSWER', description: error.message ?? '' } },
    };
    return Promise.reject(error);
  });
  return http;
}

/** Turns what the SDK, or its axios instance, threw into our words. */
function named(what: string, thrown: unknown, log: Log): Error {
  if (thrown instanceof ProviderRefusal) return thrown;
  const direct = (thrown as { response?: { status: number; data?: { error?: Wire } } }).response;
  const status = Number(direct?.status ?? (thrown as { statusCode?: unknown }).statusCode ?? 0);
  const wire = direct ? direct.data?.error : (thrown as { error?: Wire }).error;
  const error = providerError(wire) ?? {
    code: 'UNREADABLE',
    description: String(thrown),
    source: null,
    step: null,
    reason: null,
  };
  if (status >= 400 && status < 500 && ![408, 409, 429].includes(status)) {
    // An id that does not exist may be a shopper's invention; everything else here is a mistake of ours.
    log[isUnknownId(error) ? 'info' : 'error'](
      { what, status, error },
      'the payment provider refused a request of ours',
    );
    return new ProviderRefusal(status, error);
  }
  log.warn({ what, status, error }, 'the payment provider cannot be reached');
  return new Fault(
    'provider-unavailable',
    'The payment service is not answering at the moment. Please try again shortly.',
  );
}

/** Guards the SDK, which puts ids into addresses as they are. */
function known(prefix: 'order' | 'pay' | 'rfnd', id: string): string {
  if (new RegExp(`^${prefix}_[A-Za-z0-9]{1,40}$`).test(id)) return id;
  throw new ProviderRefusal(400, {
    code: 'BAD_REQUEST_ERROR',
    description: 'The id provided does not exist',
    source: null,
    step: null,
    reason: null,
  });
}

/** Razorpay answers 400 for an unknown id and tells it only by these words. */
const isUnknownId = (error: ProviderError) => /does not exist|not a valid id/i.test(error.description);

function isSignature(secret: string, message: string, signature: string): boolean {
  if (!/^[0-9a-f]{64}$/i.test(signature)) return false;
  return timingSafeEqual(createHmac('sha256', secret).update(message).digest(), Buffer.from(signature, 'hex'));
}

// biome-ignore lint/suspicious/noExplicitAny: the provider's JSON, read field by field below
type Wire = any;

const order = (wire: Wire): ProviderOrder => ({
  id: wire.id,
  amount: Number(wire.amount),
  currency: wire.currency,
  receipt: wire.receipt ?? null,
  status: wire.status,
});

const payment = (wire: Wire): ProviderPayment => ({
  id: wire.id,
  orderId: wire.order_id ?? null,
  amount: Number(wire.amount),
  currency: wire.currency,
  status: wire.status,
  method: wire.method ?? null,
  error: wire.error_code
    ? {
        code: wire.error_code,
        description: wire.error_description ?? '',
        source: wire.error_source ?? null,
        step: wire.error_step ?? null,
        reason: wire.error_reason ?? null,
      }
    : null,
});

const refund = (wire: Wire): ProviderRefund => ({
  id: wire.id,
  paymentId: wire.payment_id,
  amount: Number(wire.amount),
  status: wire.status,
  ours: wire.notes?.refund,
});

const providerError = (wire: Wire): ProviderError | undefined =>
  wire && {
    code: wire.code ?? 'UNKNOWN',
    description: wire.description ?? '',
    source: wire.source ?? null,
    step: wire.step ?? null,
    reason: wire.reason ?? null,
  };
