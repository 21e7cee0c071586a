import type { z } from '@hono/zod-openapi';
import type { ReasonParams } from '#src/kernel/refusals.ts';
import type { refusal } from '#src/wire/values.ts';

/** Why something was refused: a code and the parameters of its text. */
export type SentReason = { code: string; params?: ReasonParams | undefined };

/** A call that the server refused, or that never reached it (`code: 'offline'`, `status: 0`). `fields` are the domain's names. */
export class Refusal extends Error {
  readonly status: number;
  readonly code: string;
  /** The reason, for pages to word; the message is English and only for the log. */
  readonly reason: SentReason | undefined;
  readonly fields: Record<string, SentReason>;
  readonly detail: Record<string, unknown>;
  /** Seconds to wait before retrying, if the server gave them. */
  readonly retryAfter: number | undefined;

  constructor(
    status: number,
    code: string,
    message: string,
    more: {
      reason?: SentReason | undefined;
      fields?: Record<string, SentReason>;
      detail?: Record<string, unknown>;
      retryAfter?: number | undefined;
    } = {},
  ) {
    super(message);
    this.name = 'Refusal';
    this.status = status;
    this.code = code;
    this.reason = more.reason;
    this.fields = more.fields ?? {};
    this.detail = more.detail ?? {};
    this.retryAfter = more.retryAfter;
  }
}

/** The prefix of the documented calls: `{host}` of spec.md §7. */
export const API = '/api';

type Answer = Record<string, unknown>;

/** What the browser may send, from a body's schema, and what it gets, from an answer's. */
export type Sent<Schema extends z.ZodType> = z.input<Schema>;
export type Answered<Schema extends z.ZodType> = z.output<Schema>;

/**
 * A call's schemas, from its resource's file in `wire/` by `import type`: a field that is renamed there does not compile here, and the
 * browser gets no codec. Without a schema for the body, nothing is sent.
 */
type Schemas = { body?: z.ZodType; answer?: z.ZodType };
type BodyOf<S> = S extends { body: infer B extends z.ZodType } ? Sent<B> : Record<string, never> | undefined;
type AnswerOf<S> = S extends { answer: infer A extends z.ZodType } ? Answered<A> : Answer;

/**
 * Sends one documented call and answers its body. Throws {@link Refusal} unless it succeeds.
 * @param options.key the Idempotency-Key, for calls about money
 */
export async function call<S extends Schemas = Schemas>(
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  path: string,
  body?: BodyOf<S>,
  options: { key?: string; signal?: AbortSignal } = {},
): Promise<AnswerOf<S>> {
  const sent = body === undefined ? undefined : JSON.stringify(body);
  let response: Response;
  try {
    response = await fetch(API + path, {
      method,
      credentials: 'same-origin',
      // A shopper who taps and leaves has still tapped: the browser sends it anyway (at most 64 kB of such requests at once).
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
  if (response.ok) return answer as AnswerOf<S>;
  throw await refused(response.status, answer, Number(response.headers.get('retry-after')) || undefined);
}

/**
 * Sends a file unchanged and answers the body. Throws {@link Refusal} unless it succeeds.
 * @param options.type the content type, if not the file's own
 */
export async function sendFile<S extends Schemas = Schemas>(
  method: 'POST' | 'PUT',
  path: string,
  file: Blob,
  options: { type?: string; signal?: AbortSignal } = {},
): Promise<AnswerOf<S>> {
  const response = await fetch(API + path, {
    method,
    credentials: 'same-origin',
    headers: { accept: 'application/json', 'content-type': options.type ?? (file.type || 'application/octet-stream') },
    body: file,
    signal: options.signal,
  }).catch(() => {
    throw unreached();
  });
  const answer = await readAnswer(response, options.signal);
  if (response.ok) return answer as AnswerOf<S>;
  throw await refused(response.status, answer);
}

let prepare: () => Promise<unknown> = async () => {};
/** Sets what happens before a refusal is thrown: pages load the texts for it. */
export const beforeRefusal = (work: () => Promise<unknown>): void => {
  prepare = work;
};

/** A refusal's body as an error. */
export async function refused(
  status: number,
  answer: Partial<Answered<typeof refusal>>,
  retryAfter?: number,
): Promise<Refusal> {
  await prepare();
  const {
    code = 'unexpected',
    message = 'Unexpected Server Error',
    reasonCode,
    params,
    fields: told,
    fieldReasons,
    ...detail
  } = answer;
  // A field refused without a reason is still refused.
  const unsaid = Object.keys(told ?? {}).map((name): [string, SentReason] => [name, { code: 'wrong' }]);
  const fields = { ...Object.fromEntries(unsaid), ...fieldReasons };
  return new Refusal(status, code, message, {
    reason: reasonCode === undefined ? undefined : { code: reasonCode, params },
    fields,
    detail,
    retryAfter,
  });
}

export const unreached = () =>
  new Refusal(0, 'offline', 'The shop cannot be reached. Please check your connection and try again.');

/**
 * An answer may also break off: the connection drops, or the request is aborted. One without a body is empty; a success that is not ours
 * (the sign-in page of a station's Wi-Fi) counts as no answer.
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
