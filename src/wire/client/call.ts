/** A call that the server refused, or that never reached it (`code: 'offline'`, `status: 0`). `fields` are the domain's names. */
export class Refusal extends Error {
  readonly status: number;
  readonly code: string;
  readonly fields: Record<string, string>;
  readonly detail: Record<string, unknown>;
  /** Seconds to wait before the next try, where the server named them. */
  readonly retryAfter: number | undefined;

  constructor(
    status: number,
    code: string,
    message: string,
    more: { fields?: Record<string, string>; detail?: Record<string, unknown>; retryAfter?: number } = {},
  ) {
    super(message);
    this.name = 'Refusal';
    this.status = status;
    this.code = code;
    this.fields = more.fields ?? {};
    this.detail = more.detail ?? {};
    this.retryAfter = more.retryAfter;
  }
}

/** Under which prefix the documented calls live: `{host}` of spec.md §7. */
export const API = '/api';

type Answer = Record<string, unknown>;

/**
 * Sends one documented call and answers its body. Throws {@link Refusal} for everything but a success.
 * @param keyed sends an Idempotency-Key, for calls about money
 */
export async function call<T extends Answer>(
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  path: string,
  body?: unknown,
  options: { key?: string; signal?: AbortSignal } = {},
): Promise<T> {
  const sent = body === undefined ? undefined : JSON.stringify(body);
  let response: Response;
  try {
    response = await fetch(API + path, {
      method,
      credentials: 'same-origin',
      // A shopper who presses and leaves has pressed: the browser sends it all the same (it takes 64 kB of such at once).
      keepalive: method !== 'GET' && (sent?.length ?? 0) < 16_000,
      headers: {
        accept: 'application/json',
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(options.key && { 'idempotency-key': options.key }),
      },
      ...(sent !== undefined && { body: sent }),
      signal: options.signal ?? AbortSignal.timeout(30_000),
    });
  } catch (error) {
    throw options.signal?.aborted ? error : unreached();
  }
  const answer = await readAnswer(response, options.signal);
  if (response.ok) return answer as T;
  const { code, message, fields, ...detail } = answer as {
    code?: string;
    message?: string;
    fields?: Record<string, string>;
  };
  throw new Refusal(response.status, code ?? 'unexpected', message ?? 'Unexpected Server Error', {
    fields,
    detail,
    retryAfter: Number(response.headers.get('retry-after')) || undefined,
  });
}

const unreached = () =>
  new Refusal(0, 'offline', 'The shop cannot be reached. Please check your connection and try again.');

/**
 * An answer may also end half-way: by a connection that breaks, or because nobody waits for it any more. One without a body is empty;
 * a success that is not ours (the sign-in page of a station's Wi-Fi) is none.
 */
async function readAnswer(response: Response, signal: AbortSignal | undefined): Promise<Answer> {
  try {
    const text = await response.text();
    return text === '' ? {} : (JSON.parse(text) as Answer);
  } catch (error) {
    if (!response.ok) return {};
    throw signal?.aborted ? error : unreached();
  }
}
