import { Fault } from '#src/platform/fault.ts';
import type { Log } from '#src/platform/log/log.ts';
import { inSpan } from '#src/platform/trace/span.ts';
import { type ProviderError, ProviderRefusal } from '../gateway.ts';
import { readError } from './razorpay-shapes.ts';

const TIMEOUT_MS = 10_000;
const RAZORPAY = 'https://api.razorpay.com';

export type ClientOptions = {
  keyId: string;
  keySecret: string;
  log: Log;
  /** Base address of the built-in sandbox, evaluated at each call; absent: Razorpay itself. */
  sandbox?: () => string;
  /** How long one call may take, including its retry. */
  timeoutMs?: number;
};

/** One call. `what` names it in the log, `read` translates its JSON and throws for an unknown shape. */
type Call<T> = {
  what: string;
  method?: 'GET' | 'POST';
  path: string;
  body?: object;
  headers?: Record<string, string>;
  read(json: unknown): T;
};

type RazorpayClient = <T>(call: Call<T>) => Promise<T>;

/**
 * Razorpay's REST API (v1), or the sandbox that imitates it: Basic authentication, JSON, and a timeout for every call.
 * Throws a Fault `provider-unavailable` for no answer, an unreadable one, a redirect, 408, 409, 429 and 5xx, and
 * {@link ProviderRefusal} for any other 4xx.
 */
export function openRazorpayClient({ keyId, keySecret, log, sandbox, timeoutMs = TIMEOUT_MS }: ClientOptions) {
  const authorization = `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`;

  const send = async ({ method = 'GET', path, body, headers }: Call<unknown>, signal: AbortSignal) => {
    const answer = await fetch(`${sandbox?.() ?? RAZORPAY}/v1${path}`, {
      method,
      redirect: 'manual', // the keys are for this host only
      headers: { ...headers, authorization, ...(body && { 'content-type': 'application/json' }) },
      body: body && JSON.stringify(body),
      signal,
    });
    return { status: answer.status, text: await answer.text() };
  };

  const client: RazorpayClient = async (call) => {
    const { what } = call;
    const unavailable = (found: object) => {
      log.warn({ what, ...found }, 'the payment provider cannot be reached');
      return new Fault('provider-unavailable', 'provider-silent');
    };
    const signal = AbortSignal.timeout(timeoutMs);
    let answer: Awaited<ReturnType<typeof send>>;
    try {
      // The server may close a keep-alive connection just as we use it. All our calls can be retried, thanks to receipts and keys.
      answer = await inSpan(`Razorpay: ${what}`, 'call', { 'peer.service': 'razorpay' }, async (span) => {
        const answered = await send(call, signal).catch((error) => {
          if (wasCut(error)) return send(call, signal);
          throw error;
        });
        span.set({ 'http.response.status_code': answered.status });
        return answered;
      });
    } catch (error) {
      throw unavailable({ err: error });
    }
    const { status } = answer;
    const json = parse(answer.text);
    if (status >= 200 && status < 300) {
      try {
        return call.read(json);
      } catch (error) {
        throw unavailable({ status, err: error });
      }
    }
    const error = readError(json);
    if (status < 400 || status >= 500 || [408, 409, 429].includes(status)) throw unavailable({ status, error });
    // A shopper may have made up an unknown id; any other refusal is our own bug.
    log[isUnknownId(error) ? 'info' : 'error'](
      { what, status, error },
      'the payment provider refused a request of ours',
    );
    throw new ProviderRefusal(status, error);
  };
  return client;
}

/** Validates an id before it goes, unescaped, into the address of a call. */
export function knownId(prefix: 'order' | 'pay' | 'rfnd', id: string): string {
  if (new RegExp(`^${prefix}_[A-Za-z0-9]{1,40}$`).test(id)) return id;
  throw new ProviderRefusal(400, {
    code: 'BAD_REQUEST_ERROR',
    description: 'The id provided does not exist',
    source: null,
    step: null,
    reason: null,
  });
}

/** Razorpay answers 400 for an unknown id; only the wording tells it apart. */
export const isUnknownId = (error: ProviderError): boolean => /does not exist|not a valid id/i.test(error.description);

/** Whether the other side closed the connection, which `fetch` reports in the cause of its error. */
function wasCut(thrown: unknown): boolean {
  const { cause } = thrown as { cause?: { code?: unknown } };
  return cause?.code === 'ECONNRESET' || cause?.code === 'UND_ERR_SOCKET';
}

/** The JSON of a body; undefined if it is not JSON, such as a proxy's error page. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
