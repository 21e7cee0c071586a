import type PDFKit from 'pdfkit';
import { baselineOf } from './baseline.ts';
import { breakLines } from './break-lines.ts';
import { loadFonts, type Weight } from './fonts.ts';
import { drawOutlines, outlineWidth } from './outlines.ts';
import { type Run, splitRuns } from './split-runs.ts';

/** How a text looks. Sizes in points; `lead` is the line height as a multiple of its size. */
export type Style = { size?: number; weight?: Weight; colour?: string; align?: 'start' | 'end'; lead?: number };
export type Box = { x: number; y: number; width: number };

/** A4 with its margins, in points. */
export const PAGE = { width: 595.28, height: 841.89, margin: 48 };
export const CONTENT = {
  x: PAGE.margin,
  width: PAGE.width - 2 * PAGE.margin,
  top: PAGE.margin,
  bottom: PAGE.height - PAGE.margin - 28,
};

/** A document being written: text in any of the shop's scripts, measured and set line by line. */
export type PdfPage = {
  pdf: PDFKit.PDFDocument;
  /** The width of a text on one line. */
  widthOf(text: string, style?: Style): number;
  /** The height of a text set in this width. */
  measure(text: string, width: number, style?: Style): number;
  /** Sets a text; answers the y below it. */
  write(text: string, box: Box, style?: Style): number;
  /** The y at which something of this height fits: `y` itself, or the top of a new page. */
  room(y: number, height: number): number;
  /** Ends the document; `foot` writes on every page once all of them are known. */
  finish(foot?: (page: number, pages: number) => void): Promise<Buffer>;
};

const INK = '#0b2239';
const full = (style: Style): Required<Style> => ({
  size: 9.5,
  weight: 'regular',
  colour: INK,
  align: 'start',
  lead: 1.42,
  ...style,
});

/** Opens an A4 document. @param at goes into its properties, so that the same content gives the same bytes */
export async function openPdf(about: { title: string; author: string; language: string; at: Date }): Promise<PdfPage> {
  // Loaded here: pdfkit takes a tenth of a second to start, and most processes never write a PDF.
  const [{ default: PDFDocument }, faces] = await Promise.all([import('pdfkit'), loadFonts()]);
  const pdf = new PDFDocument({
    size: 'A4',
    margin: 0,
    bufferPages: true,
    lang: about.language,
    displayTitle: true,
    info: { Title: about.title, Author: about.author, CreationDate: about.at, ModDate: about.at },
  });
  for (const { face, bytes } of faces) pdf.registerFont(face.name, bytes);
  const chunks: Buffer[] = [];
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<void>((resolve, reject) => pdf.once('end', resolve).once('error', reject));

  const runWidth = ({ text, face }: Run, size: number) => {
    pdf.font(face.name).fontSize(size);
    return face.outlined ? outlineWidth(pdf, text, size) : pdf.widthOfString(text);
  };
  const widthOf = ({ size, weight }: Required<Style>) => {
    const known = new Map<string, number>();
    return (text: string) => {
      const width = known.get(text) ?? splitRuns(text, weight).reduce((sum, run) => sum + runWidth(run, size), 0);
      known.set(text, width);
      return width;
    };
  };
  const measure: PdfPage['measure'] = (text, width, style = {}) => {
    const wish = full(style);
    return breakLines(text, width, widthOf(wish)).length * wish.size * wish.lead;
  };
  const write: PdfPage['write'] = (text, box, style = {}) => {
    const wish = full(style);
    const measured = widthOf(wish);
    let y = box.y;
    for (const line of breakLines(text, box.width, measured)) {
      let x = wish.align === 'end' ? box.x + box.width - measured(line) : box.x;
      const baseline = y + baselineOf(wish.size, wish.lead);
      for (const run of splitRuns(line, wish.weight)) {
        const width = runWidth(run, wish.size);
        if (run.face.outlined) drawOutlines(pdf, run.text, { x, y: baseline, size: wish.size, colour: wish.colour });
        else pdf.fillColor(wish.colour).text(run.text, x, baseline, { lineBreak: false, baseline: 'alphabetic' });
        x += width;
      }
      y += wish.size * wish.lead;
    }
    return y;
  };
  return {
    pdf,
    widthOf: (text, style = {}) => widthOf(full(style))(text),
    measure,
    write,
    room(y, height) {
      if (y + height <= CONTENT.bottom) return y;
      pdf.addPage();
      return CONTENT.top;
    },
    async finish(foot) {
      const { count } = pdf.bufferedPageRange();
      for (let page = 0; foot && page < count; page += 1) {
        pdf.switchToPage(page);
        foot(page + 1, count);
      }
      pdf.end();
      await ended;
      return Buffer.concat(chunks);
    },
  };
}
