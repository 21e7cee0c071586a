import type { Day } from '#src/kernel/india-time.ts';
import type { Write } from '#src/platform/database/transact.ts';
import { releaseFitted, startFitted } from './unit.store.ts';

/** Frees the serial numbers of what was fitted with an installed order that is cancelled. */
export const takeBackFitted = async ({ trx }: Pick<Write, 'trx'>, installationId: string, at: Date): Promise<void> =>
  void (await releaseFitted(trx, installationId, at));

/** The warranty of what was fitted begins when the plant does. */
export const commissionFitted = async ({ trx }: Pick<Write, 'trx'>, installationId: string, on: Day): Promise<void> =>
  void (await startFitted(trx, installationId, on));
