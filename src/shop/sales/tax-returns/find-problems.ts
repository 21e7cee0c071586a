import { roundHalfUp } from '#src/kernel/gst.ts';
import { isGstin } from '#src/kernel/gstin.ts';
import { addTax } from '#src/shop/sales/tax-documents/tax.ts';
import { taxByRate } from '#src/shop/sales/tax-documents/tax-by-rate.ts';
import type { MonthDocuments, ReturnDocument } from './return-document.ts';

/** What does not add up; pages word it under `gst.problems`. Amounts in paise. */
export type Problem = {
  code:
    | 'no-gstin'
    | 'missing-number'
    | 'bad-number'
    | 'other-seller'
    | 'buyer-gstin'
    | 'totals-differ'
    | 'tax-heads'
    | 'tax-differs'
    | 'no-rate'
    | 'no-hsn'
    | 'short-hsn'
    | 'over-credited'
    | 'late-note';
  /** The document's number, or the missing one's series and sequence. */
  number: string;
  id?: string;
  expected?: number;
  found?: number;
};

/** Rates that returns accept, in hundredths of a percent. */
const RATES = new Set([0, 10, 25, 100, 150, 300, 500, 600, 750, 1200, 1800, 2800, 4000]);
/** Tax of a rate may differ by this much from the rate's share of the taxable value, since each line is rounded alone: the portal's own tolerance. */
const TOLERANCE = 100;

type Seller = { gstin: string; hsnDigits: number };

/** Everything of a month that does not add up, each with the number of its document. */
export function findProblems({ documents, originals, missing }: MonthDocuments, seller: Seller): Problem[] {
  const credited = new Map<string, number>();
  const found: Problem[] = seller.gstin ? [] : [{ code: 'no-gstin', number: '' }];
  for (const { kind, financialYear, sequence } of missing)
    found.push({ code: 'missing-number', number: `${kind} ${yearName(financialYear)} #${sequence}` });
  for (const document of documents) {
    found.push(...problemsOf(document, seller));
    if (document.kind !== 'credit-note') continue;
    const original = originals.get(document.refersTo ?? '');
    if (!original) continue;
    const sum = (credited.get(original.id) ?? 0) + document.total;
    credited.set(original.id, sum);
    const { id, number } = document;
    if (sum > original.total) found.push({ code: 'over-credited', number, id, expected: original.total, found: sum });
    if (document.content.on > lastDayToCredit(original.on)) found.push({ code: 'late-note', number, id });
  }
  return found;
}

/** `2026-27` */
const yearName = (year: number) => `${year}-${String((year + 1) % 100).padStart(2, '0')}`;

/** A note lowers the tax only until 30 November after its invoice's financial year (CGST Act s. 34 (2)). */
function lastDayToCredit(invoiceDay: string): string {
  const [year = 0, month = 0] = invoiceDay.split('-').map(Number);
  return `${month >= 4 ? year + 1 : year}-11-30`;
}

function problemsOf({ id, number, total, content }: ReturnDocument, { gstin, hsnDigits }: Seller): Problem[] {
  const found: Problem[] = [];
  const add = (code: Problem['code'], amounts: Pick<Problem, 'expected' | 'found'> = {}) =>
    found.push({ code, number, id, ...amounts });
  const lines = addTax(content.lines);
  if (!/^[A-Za-z0-9][A-Za-z0-9/-]{0,15}$/.test(number)) add('bad-number');
  if (gstin && content.seller.gstin !== gstin) add('other-seller');
  const { buyer, interState } = content;
  if (buyer.gstin !== undefined && (!isGstin(buyer.gstin) || buyer.gstin === gstin)) add('buyer-gstin');
  if (lines.gross !== total) add('totals-differ', { expected: total, found: lines.gross });
  const parts = lines.taxable + lines.cgst + lines.sgst + lines.igst;
  if (parts !== lines.gross) add('totals-differ', { expected: lines.gross, found: parts });
  const across = content.seller.state.code !== '' && content.placeOfSupply.code !== content.seller.state.code;
  if (across !== interState || (interState ? lines.cgst + lines.sgst : lines.igst) !== 0 || lines.cgst !== lines.sgst)
    add('tax-heads');
  for (const part of taxByRate(content.lines)) {
    if (!RATES.has(part.rateBp)) add('no-rate', { found: part.rateBp });
    const due = roundHalfUp(part.taxable, part.rateBp, 10_000);
    const charged = part.cgst + part.sgst + part.igst;
    if (Math.abs(due - charged) > TOLERANCE) add('tax-differs', { expected: due, found: charged });
  }
  const codes = content.lines.map(({ hsn }) => hsn);
  if (codes.some((hsn) => !/^\d{4,8}$/.test(hsn))) add('no-hsn');
  else if (codes.some((hsn) => hsn.length < hsnDigits && !hsn.startsWith('99'))) add('short-hsn');
  return found;
}
