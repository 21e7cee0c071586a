import type { Platform } from '#src/platform/platform.ts';
import { findPaymentRow, type PaymentKey } from './payment.store.ts';
import type { Payment } from './payment.ts';

/** A payment by its own id, by one of the provider's, or by its payer's receipt. */
export const findPayment = ({ db }: Pick<Platform, 'db'>, key: PaymentKey): Promise<Payment | undefined> =>
  findPaymentRow(db, key);
