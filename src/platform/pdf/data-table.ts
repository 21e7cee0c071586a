import { type Box, CONTENT, type PdfPage, type Style } from './pdf-page.ts';

/**
 * A column of figures or words: its heading, and its width in points; the one without a width takes the rest. Right-aligned columns are as
 * wide as their widest cell: a figure is never broken.
 */
export type LedgerColumn = { label: string; width?: number; align?: 'start' | 'end' };
/** A cell: its text, and a smaller line under it. */
export type LedgerCell = string | { text: string; under: string };

const PAD = 4.5;
const GAP = 9;
const LINE = '#e0e6ed';
const SOFT = '#4a5b6e';
const BAND = '#f1f5f9';
const HEAD: Style = { size: 7.2, weight: 'bold', colour: SOFT, lead: 1.3 };
const BODY: Style = { size: 8.2, lead: 1.36 };
const SUM: Style = { ...BODY, weight: 'bold' };
const UNDER: Style = { size: 7, colour: SOFT, lead: 1.36 };

/**
 * Writes a table of items with a heading that is repeated on every page; a row is never split, and the last line, `sum`, always has a row
 * above it on its page. Answers the y below.
 */
export function writeLedger(
  paper: PdfPage,
  { x, y, width }: Box,
  columns: LedgerColumn[],
  rows: LedgerCell[][],
  sum?: string[],
): number {
  const wanted = columns.map(({ width: least = 0, align }, at) =>
    align === 'end' ? Math.max(least, ...widest(paper, at, columns, rows, sum)) : least,
  );
  const free = width - 2 * GAP - GAP * (columns.length - 1) - wanted.reduce((all, one) => all + one, 0);
  const widths = columns.map((column, at) => (column.width === undefined ? free : (wanted[at] ?? 0)));
  const lefts = widths.map((_, at) => x + GAP + widths.slice(0, at).reduce((all, one) => all + one + GAP, 0));
  const box = (at: number, top: number) => ({ x: lefts[at] ?? x, y: top, width: widths[at] ?? 0 });
  const align = (at: number, style: Style): Style => ({ ...style, align: columns[at]?.align ?? 'start' });
  const heightOf = (cell: LedgerCell, at: number, style: Style) => {
    const { text, under } = parts(cell);
    return paper.measure(text, widths[at] ?? 0, style) + (under ? paper.measure(under, widths[at] ?? 0, UNDER) : 0);
  };
  const rowHeight = (row: LedgerCell[], style: Style) =>
    Math.max(...row.map((cell, at) => heightOf(cell, at, style))) + 2 * PAD;
  const writeRow = (row: LedgerCell[], top: number, style: Style) =>
    row.forEach((cell, at) => {
      const { text, under } = parts(cell);
      const below = paper.write(text, box(at, top + PAD), align(at, style));
      if (under) paper.write(under, box(at, below), align(at, UNDER));
    });
  const labels = columns.map(({ label }) => label);
  const headHeight = rowHeight(labels, HEAD);
  const band = (top: number, height: number) => paper.pdf.roundedRect(x, top, width, height, 3).fill(BAND);
  const writeHead = (top: number) => {
    band(top, headHeight);
    writeRow(labels, top, HEAD);
    return top + headHeight;
  };

  const sumHeight = sum ? rowHeight(sum, SUM) : 0;
  let at = paper.room(y, headHeight + rowHeight(rows[0] ?? [''], BODY) + sumHeight);
  at = writeHead(at);
  rows.forEach((row, index) => {
    const height = rowHeight(row, BODY);
    const needed = height + (index === rows.length - 1 ? sumHeight : 0);
    if (at + needed > CONTENT.bottom) {
      paper.pdf.addPage();
      at = writeHead(CONTENT.top);
    }
    writeRow(row, at, BODY);
    at += height;
    paper.pdf
      .moveTo(x, at)
      .lineTo(x + width, at)
      .lineWidth(0.6)
      .stroke(LINE);
  });
  if (!sum) return at;
  band(at + 1, sumHeight);
  writeRow(sum, at + 1, SUM);
  return at + 1 + sumHeight;
}

const parts = (cell: LedgerCell) => (typeof cell === 'string' ? { text: cell, under: '' } : cell);

/** The one-line widths of a column's cells. */
function widest(
  paper: PdfPage,
  at: number,
  columns: LedgerColumn[],
  rows: LedgerCell[][],
  sum: string[] = [],
): number[] {
  const cells = rows.map((row) => parts(row[at] ?? ''));
  return [
    paper.widthOf(columns[at]?.label ?? '', HEAD),
    paper.widthOf(sum[at] ?? '', SUM),
    ...cells.map(({ text }) => paper.widthOf(text, BODY)),
    ...cells.map(({ under }) => paper.widthOf(under, UNDER)),
  ];
}
