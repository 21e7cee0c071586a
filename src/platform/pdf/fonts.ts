import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

const { resolve } = createRequire(import.meta.url);

/** A face: one script in one weight. pdfkit has no fallback fonts, so a text is set face by face. */
export type FontFace = { name: string; file: string; outlined?: true };
export type Weight = 'regular' | 'bold';

type FaceOf = (weight: Weight) => FontFace;

const noto =
  (subset: string): FaceOf =>
  (weight) => {
    const number = weight === 'bold' ? 700 : 400;
    return {
      name: `${subset}-${number}`,
      file: `@fontsource/noto-sans/files/noto-sans-${subset}-${number}-normal.woff`,
    };
  };

/**
 * This script only comes as a woff2, and fontkit cannot subset its composite glyphs ("Offset is outside the bounds of the DataView",
 * fontkit 2.0.4): they are drawn as outlines instead.
 */
const gujarati: FaceOf = () => ({
  name: 'gujarati',
  file: '@fontsource-variable/noto-sans-gujarati/files/noto-sans-gujarati-gujarati-wght-normal.woff2',
  outlined: true,
});

/** ₹ is in the extended Latin file, which has no basic letters. */
const EXTENDED_LATIN = /[\u0100-\u0130\u0132-\u0151\u0154-\u02ba\u1e00-\u1eff\u20a0-\u20ab\u20ad-\u20c0]/u;

/** Which letters are set in which face; all others in the Latin one. A further script is a row here, and a family in web/styles/fonts.css. */
const SCRIPTS: [letters: RegExp, face: FaceOf][] = [
  [/[\p{Script=Devanagari}\u0964\u0965]/u, noto('devanagari')],
  [/\p{Script=Gujarati}/u, gujarati],
  [/\p{Script=Greek}/u, noto('greek')],
  [EXTENDED_LATIN, noto('latin-ext')],
];
const latin = noto('latin');

/** The face that has this character. */
export const fontFor = (character: string, weight: Weight): FontFace =>
  (SCRIPTS.find(([letters]) => letters.test(character))?.[1] ?? latin)(weight);

const read = new Map<string, Promise<Buffer>>();

/** The face's file, read once. */
function fontFile({ file }: FontFace): Promise<Buffer> {
  const bytes = read.get(file) ?? readFile(resolve(file));
  read.set(file, bytes);
  return bytes;
}

const all = (): FontFace[] => {
  const faces = [latin, ...SCRIPTS.map(([, face]) => face)].flatMap((face) => [face('regular'), face('bold')]);
  return [...new Map(faces.map((face) => [face.name, face])).values()];
};

/** All faces with their files. */
export const loadFonts = (): Promise<{ face: FontFace; bytes: Buffer }[]> =>
  Promise.all(all().map(async (face) => ({ face, bytes: await fontFile(face) })));
