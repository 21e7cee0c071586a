import type PDFKit from 'pdfkit';

// What pdfkit stores of the current font; missing from its types.
type Laid = {
  glyphs: { path: { toSVG(): string } }[];
  positions: { xAdvance: number; xOffset: number; yOffset: number }[];
  advanceWidth: number;
};
type Chosen = { _font: { font: { unitsPerEm: number; layout(text: string): Laid } } };

const chosen = (pdf: PDFKit.PDFDocument) => (pdf as unknown as Chosen)._font.font;

/** The width of a text in the current font, without embedding the font. */
export function outlineWidth(pdf: PDFKit.PDFDocument, text: string, size: number): number {
  const font = chosen(pdf);
  return (font.layout(text).advanceWidth / font.unitsPerEm) * size;
}

/** Draws a text's letters, shaped and joined, as shapes. `y` is the baseline. */
export function drawOutlines(
  pdf: PDFKit.PDFDocument,
  text: string,
  { x, y, size, colour }: { x: number; y: number; size: number; colour: string },
): void {
  const font = chosen(pdf);
  const { glyphs, positions } = font.layout(text);
  const scale = size / font.unitsPerEm;
  let at = 0;
  glyphs.forEach((glyph, index) => {
    const position = positions[index] ?? { xAdvance: 0, xOffset: 0, yOffset: 0 };
    const shape = glyph.path.toSVG();
    if (shape) {
      // In fonts y grows upwards, on pages downwards.
      pdf.save().translate(x + (at + position.xOffset) * scale, y - position.yOffset * scale);
      pdf.scale(scale, -scale).path(shape).fill(colour);
      pdf.restore();
    }
    at += position.xAdvance;
  });
}
