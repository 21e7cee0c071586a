import type { TaxedAmount } from '#src/kernel/gst.ts';
import { taxByRate } from '#src/shop/sales/tax-documents/tax-by-rate.ts';
import type { Original, ReturnDocument } from './return-document.ts';

/** The tables of GSTR-1 that a document is reported in: 4A, 5, 7, 9B (registered and unregistered). */
export const SECTIONS = ['b2b', 'b2cl', 'b2cs', 'cdnr', 'cdnur'] as const;
export type Section = (typeof SECTIONS)[number];

export type RatePart = TaxedAmount & { rateBp: number };

/** An invoice or a credit note in its table. `parts`: its amounts by rate, as issued; `sign` is -1 where they are taken off. */
export type Supply = { section: Section; sign: 1 | -1; document: ReturnDocument; parts: RatePart[] };

/** Invoices above it are large, in paise, on a day; undefined while nobody knows. */
export type LargeAbove = (day: string) => number | undefined;

const isLarge = (total: number, on: string, above: LargeAbove): boolean => total > (above(on) ?? Infinity);

/**
 * The table of an invoice or a credit note. A note is reported where its invoice was: to a business by itself, for a large inter-State invoice by
 * itself, and otherwise taken off the consumers' sums.
 */
function sectionOf(
  { kind, refersTo, total, content }: ReturnDocument,
  originals: Map<string, Original>,
  above: LargeAbove,
): Section {
  const registered = content.buyer.gstin !== undefined;
  if (kind === 'invoice') {
    if (registered) return 'b2b';
    return content.interState && isLarge(total, content.on, above) ? 'b2cl' : 'b2cs';
  }
  if (registered) return 'cdnr';
  const original = originals.get(refersTo ?? '');
  return content.interState && original && isLarge(original.total, original.on, above) ? 'cdnur' : 'b2cs';
}

/** A month's invoices and credit notes by their tables. */
export const suppliesOf = (
  documents: readonly ReturnDocument[],
  originals: Map<string, Original>,
  above: LargeAbove,
): Supply[] =>
  documents
    .filter(({ kind }) => kind === 'invoice' || kind === 'credit-note')
    .map((document) => ({
      section: sectionOf(document, originals, above),
      sign: document.kind === 'invoice' ? 1 : -1,
      document,
      parts: taxByRate(document.content.lines),
    }));

/** Adds to the sum of a key: the sums of whatever is grouped. */
export function addTo(sums: Map<string, TaxedAmount>, key: string, amount: TaxedAmount, sign: 1 | -1 = 1): void {
  const sum = sums.get(key) ?? { gross: 0, taxable: 0, cgst: 0, sgst: 0, igst: 0 };
  sums.set(key, {
    gross: sum.gross + sign * amount.gross,
    taxable: sum.taxable + sign * amount.taxable,
    cgst: sum.cgst + sign * amount.cgst,
    sgst: sum.sgst + sign * amount.sgst,
    igst: sum.igst + sign * amount.igst,
  });
}
