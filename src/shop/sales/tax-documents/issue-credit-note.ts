import type { Write } from '#src/platform/database/transact.ts';
import type { IssuedDocument } from './document.ts';
import { type TakeBackInput, takeBack } from './take-back.ts';

/**
 * Issues the credit notes of a return or a refund after dispatch (CGST Act s. 34), one for each invoice that is credited,
 * oldest first. None where nothing was invoiced, and never for more than was: an invoice's notes together credit at most
 * its value and its tax. A second call with the same cause returns the first call's documents.
 */
export const issueCreditNote = (write: Write, input: TakeBackInput): Promise<IssuedDocument[]> =>
  takeBack(write, 'credit-note', input);
