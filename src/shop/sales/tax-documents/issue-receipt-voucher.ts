import { advisoryLock, type Write } from '#src/platform/database/transact.ts';
import { loadShopSettings } from '#src/shop/back-office/settings/watch-shop-settings.ts';
import { composeDocument } from './compose-document.ts';
import { selectIssued } from './document.store.ts';
import type { IssuedDocument } from './document.ts';
import { issueDocument } from './issue-document.ts';
import type { Sale } from './sale.ts';

/**
 * Issues the receipt voucher of an advance for a service (CGST Rules, rule 50): the tax is due on receipt. Goods need none
 * (Notification 66/2017). One per cause, the payment's id; a second call returns the first call's voucher.
 * Later invoices for the same subject refer to it.
 */
export async function issueReceiptVoucher(
  write: Write,
  { cause, at, ...sale }: Sale & { cause: string; at: Date },
): Promise<IssuedDocument> {
  await advisoryLock(write.trx, `documents ${sale.subject.id}`);
  const [known] = await selectIssued(write.trx, { kind: 'receipt-voucher', cause });
  if (known) return known;
  const all = sale.lines.map(({ quantity }, position) => ({ position, quantity }));
  const draft = composeDocument('receipt-voucher', sale, all, new Map(), await loadShopSettings(write.trx));
  return issueDocument(write, draft, { uid: sale.uid, test: sale.test, subjectId: sale.subject.id, cause, at });
}
