import type { retryBody } from '#src/wire/back-office/health.ts';
import { call, type Sent } from './call.ts';

/** Tries a failed job again, or all of its kind; for the administrator. Refused `not-found` or `conflict` if it has been retried meanwhile. */
export const retryJobs = async (which: Sent<typeof retryBody>): Promise<void> =>
  void (await call<{ body: typeof retryBody }>('POST', '/admin/jobs/retry', which));
