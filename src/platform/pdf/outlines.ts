import type PDFKit from 'pdfkit';

// What pdfkit stores of the current font; missing from its types.
type Laid = {
  glyphs: { codePoints: number[]; path: { toSVG(): string } }[];
  positions: { xAdvance: number; xOffset: number; yOffset: number }[];
  advanceWidth: number;
};
type Face = { unitsPerEm: number; layout(text: string, features?: Record<string, boolean>): Laid };
type Chosen = { _font: { font: Face } };

const chosen = (pdf: PDFKit.PDFDocument) => (pdf as unknown as Chosen)._font.font;

/** Shapes a text word by word: what fontkit cannot place in one word must not change the others. */
function layOut(font: Face, text: string): Laid {
  const words = text.split(/(?<= )/).map((word) => layOutWord(font, word));
  return {
    glyphs: words.flatMap(({ glyphs }) => glyphs),
    positions: words.flatMap(({ positions }) => positions),
    advanceWidth: words.reduce((all, { advanceWidth }) => all + advanceWidth, 0),
  };
}

/** Stands for a letter that is missing below a mark. */
const CIRCLE = 0x25cc;

/**
 * fontkit (2.0.4) throws for a mark above a letter that has no anchor for it, such as the anusvara of અં and હ્યું ("Cannot read properties of null
 * (reading 'xCoordinate')"), and now and then puts a dotted circle below the anusvara of માં. Such a word is set with its marks where the font itself
 * puts them, and without the circle.
 */
function layOutWord(font: Face, word: string): Laid {
  try {
    const laid = font.layout(word);
    if (word.includes('\u25cc') || !laid.glyphs.some(isCircle)) return laid;
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
  }
  const { glyphs, positions } = font.layout(word, { abvm: false });
  const stays = (_: unknown, at: number) => !isCircle(glyphs[at]);
  const left = positions.filter(stays);
  const advanceWidth = left.reduce((all, { xAdvance }) => all + xAdvance, 0);
  return { glyphs: glyphs.filter(stays), positions: left, advanceWidth };
}

const isCircle = (glyph: Laid['glyphs'][number] | undefined): boolean => glyph?.codePoints[0] === CIRCLE;

/** The width of a text in the current font, without embedding the font. */
export function outlineWidth(pdf: PDFKit.PDFDocument, text: string, size: number): number {
  const font = chosen(pdf);
  return (layOut(font, text).advanceWidth / font.unitsPerEm) * size;
}

/** A letter's shape in the font's own units, y upwards, and where it stands. */
export type LetterShape = { shape: string; x: number; y: number; scale: number };

/** A text's letters in the current font, shaped and joined. `y` is the baseline, downwards as on a page. */
export function letterShapes(
  pdf: PDFKit.PDFDocument,
  text: string,
  { x, y, size }: { x: number; y: number; size: number },
): LetterShape[] {
  const font = chosen(pdf);
  const { glyphs, positions } = layOut(font, text);
  const scale = size / font.unitsPerEm;
  let at = 0;
  return glyphs.flatMap((glyph, index) => {
    const { xAdvance, xOffset, yOffset } = positions[index] ?? { xAdvance: 0, xOffset: 0, yOffset: 0 };
    const place = { x: x + (at + xOffset) * scale, y: y - yOffset * scale, scale };
    at += xAdvance;
    const shape = glyph.path.toSVG();
    return shape ? [{ shape, ...place }] : [];
  });
}

/** Draws a text's letters as shapes. `y` is the baseline. */
export function drawOutlines(
  pdf: PDFKit.PDFDocument,
  text: string,
  { colour, ...place }: { x: number; y: number; size: number; colour: string },
): void {
  for (const { shape, x, y, scale } of letterShapes(pdf, text, place)) {
    pdf.save().translate(x, y); // in fonts y grows upwards, on pages downwards
    pdf.scale(scale, -scale).path(shape).fill(colour);
    pdf.restore();
  }
}
