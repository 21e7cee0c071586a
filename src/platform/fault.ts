import { type Because, type Reason, type ReasonCode, toReason } from '#src/kernel/refusals.ts';

/**
 * A refusal that may be shown to the customer: a code, which sets the status, and a reason, which pages word in the reader's language. Its
 * message is the reason in English, for API clients. Anything else that is thrown is a bug: it is logged with its request id and answered
 * 500 without internals (rules.md §3).
 */
export class Fault extends Error {
  readonly code: FaultCode;
  readonly reason: Reason;
  /** One reason per field, under the domain's field names. */
  readonly fieldReasons: Record<string, Reason> | undefined;
  /** More facts for the caller, e.g. the right total of a `price-changed`. */
  readonly detail: Record<string, unknown> | undefined;

  constructor(
    code: FaultCode,
    reason: Because,
    more: { fields?: FieldReasons; detail?: Record<string, unknown> } = {},
  ) {
    const given = toReason(reason);
    super(given.message);
    this.name = 'Fault';
    this.code = code;
    this.reason = given;
    this.fieldReasons =
      more.fields && Object.fromEntries(Object.entries(more.fields).map(([name, why]) => [name, toReason(why)]));
    this.detail = more.detail;
  }

  /** The fields' reasons in English. */
  get fields(): Record<string, string> | undefined {
    return (
      this.fieldReasons &&
      Object.fromEntries(Object.entries(this.fieldReasons).map(([name, { message }]) => [name, message]))
    );
  }
}

/** Why each of some fields is refused. */
export type FieldReasons = Record<string, Because>;

/** The one table from refusal to HTTP status (rules.md §3). */
export const FAULT_STATUS = {
  unreadable: 400,
  'signed-out': 401,
  'sign-in-refused': 401,
  forbidden: 403,
  'foreign-origin': 403,
  'second-factor-required': 403,
  'verification-required': 403,
  'not-found': 404,
  'unknown-payment': 404,
  'unknown-address': 404,
  conflict: 409,
  'price-changed': 409,
  'out-of-stock': 409,
  'not-captured': 409,
  'snapshot-differs': 409,
  'wrong-step': 409,
  'slot-taken': 409,
  'too-late': 409,
  'shop-closed': 409,
  'in-progress': 409,
  'too-large': 413,
  'unsupported-type': 415,
  invalid: 422,
  'address-required': 422,
  'cart-empty': 422,
  'key-reused': 422,
  'coupon-refused': 422,
  'over-limit': 422,
  'code-wrong': 422,
  'sign-up-refused': 422,
  'code-ended': 422,
  'slot-not-offered': 422,
  'slot-unchanged': 422,
  'not-served': 422,
  'too-many': 429,
  'too-many-unpaid': 429,
  'provider-unavailable': 503,
  'google-network': 503,
  unavailable: 503,
} as const;

export type FaultCode = keyof typeof FAULT_STATUS;

/** Whatever can be missing when looked up. */
export type Missing = ReasonCode extends infer Code ? (Code extends `${infer What}-not-found` ? What : never) : never;

/** The commonest refusals. */
export const resting = () => new Fault('unavailable', 'resting');
export const signedOut = () => new Fault('signed-out', 'signed-out');
export const forbidden = () => new Fault('forbidden', 'not-yours');
export const notFound = (what: Missing) => new Fault('not-found', `${what}-not-found`);
export const invalid = (fields: FieldReasons, reason: Because = 'fields-wrong') =>
  new Fault('invalid', reason, { fields });
