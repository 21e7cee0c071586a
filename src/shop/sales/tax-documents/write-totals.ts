import { writeLedger } from '#src/platform/pdf/data-table.ts';
import { CONTENT, type PdfPage } from '#src/platform/pdf/pdf-page.ts';
import { writeTable } from '#src/platform/pdf/table.ts';
import type { DocumentContent } from './document.ts';
import { figure, rate, rupees, TOTALS } from './document-texts.ts';
import { taxByRate } from './tax-by-rate.ts';

const SOFT = '#4a5b6e';
const GAP = 26;

/** The end of a document: tax by rate, the total in figures and words, and the signatory. Kept on one page. */
export function writeTotals(paper: PdfPage, content: DocumentContent, top: number): void {
  const rates = taxByRate(content.lines);
  const y = paper.room(top, Math.max(26 + rates.length * 21, 100) + 90);
  const wide = CONTENT.width * 0.56;
  const left = writeRates(paper, content, rates, { x: CONTENT.x, y, width: wide });
  const right = writeSums(paper, content, { x: CONTENT.x + wide + GAP, y, width: CONTENT.width - wide - GAP });
  const below = Math.max(left, right) + 14;
  const words = paper.write('Amount in words', { x: CONTENT.x, y: below, width: wide }, { size: 7.6, colour: SOFT });
  paper.write(content.inWords, { x: CONTENT.x, y: words, width: wide }, { size: 9.2, weight: 'bold' });
  writeSignature(paper, content, { x: CONTENT.x + wide + GAP, y: below, width: CONTENT.width - wide - GAP });
}

type Box = { x: number; y: number; width: number };

function writeRates(
  paper: PdfPage,
  { interState }: DocumentContent,
  rates: ReturnType<typeof taxByRate>,
  box: Box,
): number {
  const end = 'end' as const;
  const taxes = interState ? ['IGST ₹'] : ['CGST ₹', 'SGST ₹'];
  const columns = [
    { label: 'Rate' },
    ...['Taxable ₹', ...taxes, 'Tax ₹'].map((label) => ({ label, width: interState ? 66 : 51, align: end })),
  ];
  const rows = rates.map((one) => [
    rate(one.rateBp),
    figure(one.taxable),
    ...(interState ? [one.igst] : [one.cgst, one.sgst]).map(figure),
    figure(one.cgst + one.sgst + one.igst),
  ]);
  return writeLedger(paper, box, columns, rows);
}

function writeSums(
  paper: PdfPage,
  { kind, totals, interState, advances }: DocumentContent,
  { x, y, width }: Box,
): number {
  const columns = [
    { share: 1, style: { colour: SOFT, size: 9 } },
    { share: 1, style: { size: 9, align: 'end' as const } },
  ];
  const rows = [
    ['Taxable value', rupees(totals.taxable)],
    ...(interState
      ? [['IGST', rupees(totals.igst)]]
      : [
          ['CGST', rupees(totals.cgst)],
          ['SGST', rupees(totals.sgst)],
        ]),
  ];
  const below = writeTable(paper, { x, y, width }, columns, rows);
  const strong = { size: 12.5, weight: 'bold' as const };
  paper.write(TOTALS[kind], { x, y: below + 8, width }, { size: 9.5, weight: 'bold', lead: 1.87 });
  const end = paper.write(rupees(totals.gross), { x, y: below + 8, width }, { ...strong, align: 'end' });
  if (advances === undefined) return end;
  return writeTable(paper, { x, y: end + 4, width }, columns, [
    ['Advances received', rupees(advances)],
    ['Balance due', rupees(totals.gross - advances)],
  ]);
}

/** Rule 46 (q); an electronically issued invoice needs no signature (proviso, Information Technology Act 2000). */
function writeSignature(paper: PdfPage, { seller }: DocumentContent, { x, y, width }: Box): void {
  const below = paper.write(`For ${seller.name}`, { x, y, width }, { size: 8.6, weight: 'bold', align: 'end' }) + 26;
  paper.pdf
    .moveTo(x + width - 150, below)
    .lineTo(x + width, below)
    .lineWidth(0.6)
    .stroke('#9aa8b6');
  const end = paper.write('Authorised signatory', { x, y: below + 3, width }, { size: 8, colour: SOFT, align: 'end' });
  paper.write(
    'Issued electronically; needs no signature by hand.',
    { x, y: end, width },
    { size: 7, colour: SOFT, align: 'end' },
  );
}
