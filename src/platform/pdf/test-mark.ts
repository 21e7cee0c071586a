import { CONTENT, type PdfPage } from './pdf-page.ts';

const BRICK = '#a3271b';
const STYLE = { size: 9.5, weight: 'bold', colour: BRICK, lead: 1.3 } as const;
const HEIGHT = 19;
const GAP = '   ·   ';

/** A band on top of the current page that says in several languages that this is a test. For `finish`. */
export function writeTestMark(paper: PdfPage, words: string[]): void {
  const { x, width } = CONTENT;
  const y = 13;
  const line = words.join(GAP);
  paper.pdf.rect(x, y, width, HEIGHT).lineWidth(0.9).fillAndStroke('#fdecea', BRICK);
  paper.write(line, { x: x + Math.max(0, (width - paper.widthOf(line, STYLE)) / 2), y: y + 3, width }, STYLE);
}
