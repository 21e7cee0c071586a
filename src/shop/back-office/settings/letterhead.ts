import { CONTENT, PAGE, type PdfPage } from '#src/platform/pdf/pdf-page.ts';

const INK = '#0b2239';
const SOFT = '#4a5b6e';
const LINE = '#e0e6ed';

/** What a document takes from the shop's design: the logo's bitmap, if any, and the colours. */
export type Look = { logo?: Uint8Array | undefined; sun: string; heading: string };
/** Used where the owner has chosen nothing. */
export const PLAIN_LOOK: Look = { sun: '#f6a81a', heading: '#115292' };

/** Draws the shop's mark and name, and the document's title; returns the y coordinate below. */
export function writeHead(paper: PdfPage, { name, right, look }: { name: string; right: string; look: Look }): number {
  const { pdf } = paper;
  const { x, width, top } = CONTENT;
  if (look.logo) pdf.image(Buffer.from(look.logo), x, top - 8, { fit: [width / 2 - 20, 34] });
  else writeMark(paper, name, look.sun);
  paper.write(right, { x: x + width / 2, y: top + 2, width: width / 2 }, { size: 11, colour: SOFT, align: 'end' });
  const y = top + 32;
  pdf
    .moveTo(x, y)
    .lineTo(x + width, y)
    .lineWidth(0.8)
    .stroke(LINE);
  return y + 22;
}

/** The built-in mark, with the name beside it. */
function writeMark(paper: PdfPage, name: string, sun: string): void {
  const { pdf } = paper;
  const { x, width, top } = CONTENT;
  const size = 26;
  // The mark as on web pages (32 units wide), drawn as shapes.
  pdf
    .save()
    .translate(x, top - 4)
    .scale(size / 32);
  pdf.path('M4 25V13.5A11.5 11.5 0 0 1 15.5 25Z').fill(sun);
  pdf.lineWidth(2.6).lineCap('round');
  pdf
    .path('M6.1 10.3L7.0 3.6M10.6 11.8L13.6 5.7M14.5 14.5L19.3 9.7M17.2 18.4L23.3 15.4M18.7 22.9L25.4 22.0')
    .stroke(sun);
  pdf.path('M3 29.5h26').stroke(INK);
  pdf.restore();
  paper.write(name, { x: x + size + 8, y: top, width: width / 2 }, { size: 14, weight: 'bold' });
}

/** The foot of a page: the seller, and the page number. */
export function writePageFoot(paper: PdfPage, { left, right }: { left: string[]; right: string }): void {
  const { x, width } = CONTENT;
  const style = { size: 7.5, colour: SOFT } as const;
  let y = PAGE.height - PAGE.margin - 14;
  paper.pdf
    .moveTo(x, y)
    .lineTo(x + width, y)
    .lineWidth(0.6)
    .stroke(LINE);
  y += 6;
  paper.write(right, { x: x + width - 90, y, width: 90 }, { ...style, align: 'end' });
  for (const line of left) y = paper.write(line, { x, y, width: width - 100 }, style);
}
