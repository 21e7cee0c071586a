import type { Paise } from '#src/kernel/money.ts';
import { advisoryLock, type Write } from '#src/platform/database/transact.ts';
import { loadShopSettings } from '#src/shop/back-office/settings/watch-shop-settings.ts';
import { composeDocument } from './compose-document.ts';
import { selectIssued } from './document.store.ts';
import type { IssuedDocument } from './document.ts';
import { issueDocument, referenceTo } from './issue-document.ts';
import type { Sale, Units } from './sale.ts';

/** `cause`: the id of the parcel, visit or installation. `advances`: what was received before, where the document says so. `units`: what it covers; when absent, everything not invoiced yet. */
export type InvoiceInput = Sale & { cause: string; units?: readonly Units[]; advances?: Paise; at: Date };

/**
 * Issues the tax invoice of a parcel, in the transaction that sends it (CGST Act s. 31: by dispatch). One per cause: a second
 * call returns the first call's invoice. The invoices of an order's parcels sum to what was paid for it, to the paisa, however
 * it was split. Locks the series until the transaction ends, so call it late.
 * Throws RangeError for more units than were sold, or an unknown State: both are bugs of the caller.
 */
export async function issueInvoice(
  write: Write,
  { cause, units, advances, at, ...sale }: InvoiceInput,
): Promise<IssuedDocument> {
  await advisoryLock(write.trx, `documents ${sale.subject.id}`);
  const issued = await selectIssued(write.trx, { subjectId: sale.subject.id });
  const known = issued.find((one) => one.kind === 'invoice' && one.cause === cause);
  if (known) return known;
  const before = new Map<number, number>();
  for (const line of issued.filter(({ kind }) => kind === 'invoice').flatMap(({ content }) => content.lines)) {
    before.set(line.position, (before.get(line.position) ?? 0) + line.quantity);
  }
  const rest = () =>
    sale.lines
      .map((line, position) => ({ position, quantity: line.quantity - (before.get(position) ?? 0) }))
      .filter((one) => one.quantity > 0);
  const draft = composeDocument('invoice', sale, units ?? rest(), before, await loadShopSettings(write.trx));
  const refersTo = issued.filter(({ kind }) => kind === 'receipt-voucher').map(referenceTo);
  return issueDocument(
    write,
    { ...draft, refersTo, ...(advances !== undefined && { advances }) },
    { uid: sale.uid, test: sale.test, subjectId: sale.subject.id, cause, at },
  );
}
