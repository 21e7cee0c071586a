import type { clearTrialBody } from '#src/wire/back-office/trial.ts';
import { call, type Sent } from './call.ts';

/** Clears all trial data. Refused `invalid` by field, `conflict` while a test payment is open and once real money was received. */
export const clearTrial = async (wish: Sent<typeof clearTrialBody>): Promise<void> =>
  void (await call<{ body: typeof clearTrialBody }>('POST', '/admin/trial/clear', wish));
