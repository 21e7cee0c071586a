import { type Box, CONTENT, type PdfPage, type Style } from './pdf-page.ts';

/** A column: its share of the width, and how its cells look. */
export type Column = { share: number; style?: Style };

const PAD = 3.6;
const GAP = 14;
const LINE = '#e0e6ed';

/** Writes rows with a hairline below each; a row that does not fit moves to a new page as a whole. Answers the y below the last. */
export function writeTable(
  paper: PdfPage,
  { x, y, width }: Box,
  columns: Column[],
  rows: string[][],
  options: { bottom?: number } = {},
): number {
  const shares = columns.reduce((sum, column) => sum + column.share, 0);
  const widths = columns.map(({ share }) => ((width - GAP * (columns.length - 1)) * share) / shares);
  const lefts = widths.map((_, index) => x + widths.slice(0, index).reduce((sum, one) => sum + one + GAP, 0));
  let at = y;
  for (const row of rows) {
    const height =
      Math.max(...row.map((cell, index) => paper.measure(cell, widths[index] ?? 0, columns[index]?.style))) + 2 * PAD;
    if (at + height > (options.bottom ?? CONTENT.bottom)) {
      paper.pdf.addPage();
      at = CONTENT.top;
    }
    row.forEach((cell, index) =>
      paper.write(cell, { x: lefts[index] ?? x, y: at + PAD, width: widths[index] ?? 0 }, columns[index]?.style),
    );
    at += height;
    paper.pdf
      .moveTo(x, at)
      .lineTo(x + width, at)
      .lineWidth(0.6)
      .stroke(LINE);
  }
  return at;
}
