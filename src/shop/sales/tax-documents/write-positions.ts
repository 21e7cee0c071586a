import { type LedgerCell, type LedgerColumn, writeLedger } from '#src/platform/pdf/data-table.ts';
import { CONTENT, type PdfPage } from '#src/platform/pdf/pdf-page.ts';
import type { DocumentContent, DocumentLine } from './document.ts';
import { figure, rate, rupees } from './document-texts.ts';

const figures = (label: string, width: number): LedgerColumn => ({ label, width, align: 'end' });

/** The lines of a document, with what rule 46 (g) to (m) requires for each. */
export function writePositions(paper: PdfPage, { lines, interState, totals }: DocumentContent, y: number): number {
  const taxes = interState ? [figures('IGST ₹', 48)] : [figures('CGST ₹', 40), figures('SGST ₹', 40)];
  const columns: LedgerColumn[] = [
    figures('No.', 14),
    { label: 'Description' },
    { label: 'HSN/SAC', width: 36 },
    figures('Quantity', 34),
    figures('Taxable ₹', 48),
    ...taxes,
    figures('Total ₹', 48),
  ];
  const amounts = (one: { igst: number; cgst: number; sgst: number }) =>
    interState ? [one.igst] : [one.cgst, one.sgst];
  const rows = lines.flatMap((line, at): LedgerCell[][] => [
    [
      String(at + 1),
      { text: line.name, under: madeUpOf(line) },
      line.hsn || '–',
      line.quantity > 0 ? { text: String(line.quantity), under: line.unit } : '–',
      figure(line.taxable),
      ...amounts(line).map((tax) => ({ text: figure(tax), under: rate(interState ? line.rateBp : line.rateBp / 2) })),
      figure(line.gross),
    ],
    ...furtherSerials(line).map((text) => columns.map((_, column) => (column === 1 ? { text: '', under: text } : ''))),
  ]);
  const sum = ['', 'Total', '', '', figure(totals.taxable), ...amounts(totals).map(figure), figure(totals.gross)];
  return writeLedger(paper, { x: CONTENT.x, y, width: CONTENT.width }, columns, rows, sum);
}

/** So many serial numbers in a row, as a row is never split: of the longest, they fill a quarter of a page. */
const A_ROW = 20;

const listed = (serials: readonly string[]) => serials.join(', ');

/** Those beyond the first row. */
const furtherSerials = ({ serials = [] }: DocumentLine): string[] =>
  Array.from({ length: Math.max(0, Math.ceil(serials.length / A_ROW) - 1) }, (_, at) =>
    listed(serials.slice((at + 1) * A_ROW, (at + 2) * A_ROW)),
  );

/** A line's SKU and serial numbers, and how its total is made up, so that it can be checked. */
function madeUpOf({ sku, serials, quantity, price, discount, delivery }: DocumentLine): string {
  const called = sku ? [`SKU\u00a0${sku.replaceAll(' ', '\u00a0')}`] : [];
  if (quantity === 0) return [...called, 'Part of the price'].join(' · ');
  return [
    ...called,
    `${rupees(price)}\u00a0each, tax\u00a0included`,
    ...(discount > 0 ? [`discount\u00a0${rupees(discount)}`] : []),
    ...(delivery > 0 ? [`delivery\u00a0${rupees(delivery)}`] : []),
    ...(serials ? [`Serial\u00a0${serials.length > 1 ? 'numbers' : 'number'} ${listed(serials.slice(0, A_ROW))}`] : []),
  ].join(' · ');
}
