import type { Queryable } from '#src/platform/database/database.ts';
import { hasPaymentSince } from './payment.store.ts';
import { HOLDING, type PaymentState } from './payment.ts';

/** States in which something is bought, or still can be. */
const BOUGHT: readonly PaymentState[] = [...HOLDING, 'due', 'captured', 'settled'];

/** Whether an account has opened a payment after this moment that is paid, is due on delivery or still can be paid. */
export const boughtSince = (db: Queryable, uid: string, at: Date): Promise<boolean> =>
  hasPaymentSince(db, uid, at, BOUGHT);
