import type { TaxedAmount } from '#src/kernel/gst.ts';
import { creditOf } from '#src/shop/sales/tax-documents/tax.ts';
import type { ReturnDocument } from './return-document.ts';
import { addTo, type RatePart } from './supplies.ts';

/** Advances of one place and rate (tables 11A and 11B). */
export type AdvanceRow = RatePart & { interState: boolean; pos: string };
/** `received`: this month and not invoiced or refunded in it. `adjusted`: received earlier, invoiced or refunded this month. */
export type Advances = { received: AdvanceRow[]; adjusted: AdvanceRow[] };

const NOTHING: TaxedAmount = { gross: 0, taxable: 0, cgst: 0, sgst: 0, igst: 0 };

/** A line of a receipt voucher and what was invoiced or refunded of it so far. */
type Held = { voucher: ReturnDocument; position: number; rateBp: number; whole: TaxedAmount; taken: TaxedAmount };

/**
 * Follows each advance from its receipt voucher to the invoices and refund vouchers that use it up, line by line, the oldest voucher first. Tax on an
 * advance is due in the month of its receipt (CGST Act s. 13 (2)), so what an invoice of the same month covers is in neither table.
 * @param history all documents of whatever received an advance, oldest first
 */
export function advancesOf(history: readonly ReturnDocument[], { from, to }: { from: Date; to: Date }): Advances {
  const received = new Map<string, TaxedAmount>();
  const adjusted = new Map<string, TaxedAmount>();
  const inMonth = ({ issuedAt }: ReturnDocument) => issuedAt >= from && issuedAt < to;
  for (const documents of Map.groupBy(history, ({ subjectId }) => subjectId).values()) {
    const held: Held[] = [];
    for (const document of documents) {
      if (document.kind === 'receipt-voucher') {
        for (const line of document.content.lines) {
          held.push({
            voucher: document,
            position: line.position,
            rateBp: line.rateBp,
            whole: amountOf(line),
            taken: NOTHING,
          });
          if (inMonth(document)) addTo(received, keyOf(document, line.rateBp), line);
        }
        continue;
      }
      for (const line of document.content.lines) {
        let left = line.gross;
        for (const one of held.filter((each) => isOf(each, document, line.position))) {
          const gross = Math.min(left, one.whole.gross - one.taken.gross);
          if (gross === 0) continue;
          const part = creditOf(one.whole, one.taken, gross);
          one.taken = sumOf(one.taken, part);
          left -= gross;
          if (inMonth(document))
            addTo(
              inMonth(one.voucher) ? received : adjusted,
              keyOf(one.voucher, one.rateBp),
              part,
              inMonth(one.voucher) ? -1 : 1,
            );
        }
      }
    }
  }
  return { received: rowsOf(received), adjusted: rowsOf(adjusted) };
}

/** A refund voucher uses up the voucher it refers to, an invoice those of the same line. */
const isOf = ({ voucher, position }: Held, { kind, refersTo }: ReturnDocument, line: number): boolean =>
  position === line && (kind !== 'refund-voucher' || voucher.id === refersTo);

const amountOf = ({ gross, taxable, cgst, sgst, igst }: TaxedAmount): TaxedAmount => ({
  gross,
  taxable,
  cgst,
  sgst,
  igst,
});

function sumOf(a: TaxedAmount, b: TaxedAmount): TaxedAmount {
  const sums = new Map([['', a]]);
  addTo(sums, '', b);
  return sums.get('') ?? a;
}

const keyOf = ({ content }: ReturnDocument, rateBp: number) =>
  `${content.interState ? 1 : 0}|${content.placeOfSupply.code}|${rateBp}`;

const rowsOf = (sums: Map<string, TaxedAmount>): AdvanceRow[] =>
  [...sums]
    .filter(([, { gross }]) => gross !== 0)
    .map(([key, sum]) => {
      const [interState, pos = '', rate] = key.split('|');
      return { interState: interState === '1', pos, rateBp: Number(rate), ...sum };
    })
    .sort((a, b) => a.pos.localeCompare(b.pos) || a.rateBp - b.rateBp);
