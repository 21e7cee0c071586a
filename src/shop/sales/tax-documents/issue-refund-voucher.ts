import type { Write } from '#src/platform/database/transact.ts';
import type { IssuedDocument } from './document.ts';
import { type TakeBackInput, takeBack } from './take-back.ts';

/**
 * Issues the refund voucher of an advance that goes back before the service was invoiced (CGST Rules, rule 51); once it was
 * invoiced, a credit note is what the law wants. A second call with the same cause answers the first's.
 */
export const issueRefundVoucher = (write: Write, input: TakeBackInput): Promise<IssuedDocument[]> =>
  takeBack(write, 'refund-voucher', input);
