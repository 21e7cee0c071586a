import type { Write } from '#src/platform/database/transact.ts';
import type { IssuedDocument } from './document.ts';
import { type TakeBackInput, takeBack } from './take-back.ts';

/**
 * Issues the refund voucher of an advance refunded before the service was invoiced (CGST Rules, rule 51); after the invoice,
 * the law requires a credit note. A second call with the same cause returns the first call's documents.
 */
export const issueRefundVoucher = (write: Write, input: TakeBackInput): Promise<IssuedDocument[]> =>
  takeBack(write, 'refund-voucher', input);
