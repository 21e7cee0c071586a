import type { ContentfulStatusCode } from 'hono/utils/http-status';

/** The contents of Razorpay's error object: who (`source`), where (`step`) and why (`reason`). */
export type ErrorBody = {
  code: string;
  description: string;
  source: string;
  step: string;
  reason: string;
  metadata: Record<string, string>;
  field?: string;
};

/** A request that the sandbox answers with `{"error": …}`. */
export class ProviderRefusal extends Error {
  readonly status: ContentfulStatusCode;
  readonly body: ErrorBody;

  constructor(description: string, more: Partial<ErrorBody> = {}, status: ContentfulStatusCode = 400) {
    super(description);
    this.status = status;
    this.body = {
      code: 'BAD_REQUEST_ERROR',
      description,
      source: 'business',
      step: 'payment_initiation',
      reason: 'input_validation_failed',
      metadata: {},
      ...more,
    };
  }
}

/** Razorpay answers 400, not 404, for an unknown id. */
export const unknownId = () => new ProviderRefusal('The id provided does not exist');

const NOT_APPLICABLE = { source: 'NA', step: 'NA', reason: 'NA' };
export const notAuthenticated = () => new ProviderRefusal('Authentication failed', NOT_APPLICABLE, 401);
export const noSuchAddress = () =>
  new ProviderRefusal('The requested URL was not found on the server.', NOT_APPLICABLE, 404);
/** https://razorpay.com/docs/api/refunds/normal-refunds-idempotent */
export const otherBody = () =>
  new ProviderRefusal('Different request with the same idempotency key has already been processed.', NOT_APPLICABLE);
export const stillInFlight = () =>
  new ProviderRefusal('Request with the same idempotency key is still being processed.', NOT_APPLICABLE, 409);
