import { baselineOf } from './baseline.ts';
import { breakLines, shorten } from './break-lines.ts';
import { loadFonts, type Weight } from './fonts.ts';
import { letterShapes, outlineWidth } from './outlines.ts';
import { splitRuns } from './split-runs.ts';

/** Sizes and places in pixels; `y` is the top of the first line. */
type SvgTextStyle = {
  x: number;
  y: number;
  width: number;
  size: number;
  weight: Weight;
  colour: string;
  /** Lines that fit; a text that is longer ends with an ellipsis. */
  lines: number;
  /** The line height as a multiple of the size. */
  lead?: number;
};

export type SvgText = {
  /** The text as shapes, and the y below it. */
  set(text: string, style: SvgTextStyle): { svg: string; below: number };
};

/** Sets texts in any of the shop's scripts as SVG shapes, for pictures: the machine needs no fonts. */
export async function openSvgText(): Promise<SvgText> {
  const [{ default: PDFDocument }, faces] = await Promise.all([import('pdfkit'), loadFonts()]);
  const pdf = new PDFDocument();
  for (const { face, bytes } of faces) pdf.registerFont(face.name, bytes);
  const widthOf = (size: number, weight: Weight) => (text: string) =>
    splitRuns(text, weight).reduce((sum, { text: run, face }) => sum + outlineWidth(pdf.font(face.name), run, size), 0);
  return {
    set(text, { x, y, width, size, weight, colour, lines, lead = 1.25 }) {
      const measured = widthOf(size, weight);
      const all = breakLines(text, width, measured);
      const shown =
        all.length > lines ? [...all.slice(0, lines - 1), shorten(all[lines - 1] ?? '', width, measured)] : all;
      const paths = shown.flatMap((line, index) => {
        const baseline = y + index * size * lead + baselineOf(size, lead);
        let at = x;
        return splitRuns(line, weight).flatMap(({ text: run, face }) => {
          pdf.font(face.name);
          const shapes = letterShapes(pdf, run, { x: at, y: baseline, size });
          at += outlineWidth(pdf, run, size);
          return shapes;
        });
      });
      const svg = paths.map((one) => {
        const scale = one.scale.toFixed(6);
        return `<path transform="translate(${one.x.toFixed(2)} ${one.y.toFixed(2)}) scale(${scale} -${scale})" d="${one.shape}"/>`;
      });
      return { svg: `<g fill="${colour}">${svg.join('')}</g>`, below: y + shown.length * size * lead };
    },
  };
}
