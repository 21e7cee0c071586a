/**
 * A refusal that the customer may hear. Everything else that is thrown is a bug: it is logged with its
 * request id and answered 500 without internals (rules.md §3).
 */
export class Fault extends Error {
  readonly code: FaultCode;
  /** One message a field, under the domain's field names. */
  readonly fields: Record<string, string> | undefined;
  /** Further facts for the caller, e.g. the right total of a `price-changed`. */
  readonly detail: Record<string, unknown> | undefined;

  constructor(
    code: FaultCode,
    message: string,
    more: { fields?: Record<string, string>; detail?: Record<string, unknown> } = {},
  ) {
    super(message);
    this.name = 'Fault';
    this.code = code;
    this.fields = more.fields;
    this.detail = more.detail;
  }
}

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

/** The commonest refusals, worded once. */
export const resting = () => new Fault('unavailable', 'The shop is resting for a moment. Please try again.');
export const signedOut = () => new Fault('signed-out', 'Please sign in first.');
export const forbidden = () => new Fault('forbidden', 'This is not yours.');
export const notFound = (what: string) => new Fault('not-found', `${what} was not found.`);
export const invalid = (
  fields: Record<string, string>,
  message = 'Please fill in all required fields with valid data.',
) => new Fault('invalid', message, { fields });
