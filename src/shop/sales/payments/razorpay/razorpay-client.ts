import { Fault } from '#src/platform/fault.ts';
import type { Log } from '#src/platform/log/log.ts';
import { type ProviderError, ProviderRefusal } from '../gateway.ts';
import { readError } from './razorpay-shapes.ts';

const TIMEOUT_MS = 10_000;
const RAZORPAY = 'https://api.razorpay.com';

export type ClientOptions = {
  keyId: string;
  keySecret: string;
  log: Log;
  /** Base address of the built-in sandbox, asked for at each call; absent: Razorpay itself. */
  sandbox?: () => string;
  /** How long one call may take, its repetition included. */
  timeoutMs?: number;
};

/** One call. `what` names it in the log, `read` translates its JSON and throws for a shape that it does not know. */
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
 * Razorpay's REST API (v1), or the sandbox that speaks like it: Basic authentication, JSON, an end to every wait.
 * Throws a Fault `provider-unavailable` for no answer, one that cannot be read, a redirect, 408, 409, 429 and 5xx, and
 * {@link ProviderRefusal} for any other 4xx.
 */
export function openRazorpayClient({ keyId, keySecret, log, sandbox, timeoutMs = TIMEOUT_MS }: ClientOptions) {
  const authorization = `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`;

  const send = async ({ method = 'GET', path, body, headers }: Call<unknown>, signal: AbortSignal) => {
    const answer = await fetch(`${sandbox?.() ?? RAZORPAY}/v1${path}`, {
      method,
      redirect: 'manual', // the keys are for this host alone
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
      // A kept connection may be closed under our hands. Every call of ours may be repeated: receipts and keys see to it.
      answer = await send(call, signal).catch((error) => {
        if (wasCut(error)) return send(call, signal);
        throw error;
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
    // An id that does not exist may be a shopper's invention; everything else here is a mistake of ours.
    log[isUnknownId(error) ? 'info' : 'error'](
      { what, status, error },
      'the payment provider refused a request of ours',
    );
    throw new ProviderRefusal(status, error);
  };
  return client;
}

/** Guards the address of a call, into which ids are put as they are. */
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

/** Razorpay answers 400 for an unknown id and tells it only by these words. */
export const isUnknownId = (error: ProviderError): boolean => /does not exist|not a valid id/i.test(error.description);

/** Whether the other side closed the connection, as `fetch` says it: in the cause of what it throws. */
function wasCut(thrown: unknown): boolean {
  const { cause } = thrown as { cause?: { code?: unknown } };
  return cause?.code === 'ECONNRESET' || cause?.code === 'UND_ERR_SOCKET';
}

/** The JSON of a body; undefined for a body that is none, such as the page of a proxy. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
