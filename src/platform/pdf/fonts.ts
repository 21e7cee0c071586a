import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

const { resolve } = createRequire(import.meta.url);

/** A face: one script in one weight. pdfkit has no fallback fonts, so a text is set face by face. */
export type FontFace = { name: string; file: string; outlined?: true };
export type Weight = 'regular' | 'bold';

const noto = (subset: string, weight: 400 | 700): FontFace => ({
  name: `${subset}-${weight}`,
  file: `@fontsource/noto-sans/files/noto-sans-${subset}-${weight}-normal.woff`,
});

/** ₹ is in the extended Latin file, which has no basic letters. */
const EXTENDED_LATIN = /[\u0100-\u0130\u0132-\u0151\u0154-\u02ba\u1e00-\u1eff\u20a0-\u20ab\u20ad-\u20c0]/u;
const SCRIPTS: [RegExp, string][] = [
  [/[\p{Script=Devanagari}\u0964\u0965]/u, 'devanagari'],
  [/\p{Script=Greek}/u, 'greek'],
  [EXTENDED_LATIN, 'latin-ext'],
];
const GUJARATI = /\p{Script=Gujarati}/u;

/**
 * This script only comes as a woff2, and fontkit cannot subset its composite glyphs ("Offset is outside the bounds of the DataView",
 * fontkit 2.0.4): they are drawn as outlines instead.
 */
const GUJARATI_FACE: FontFace = {
  name: 'gujarati',
  file: '@fontsource-variable/noto-sans-gujarati/files/noto-sans-gujarati-gujarati-wght-normal.woff2',
  outlined: true,
};

/** The face that has this character. */
export function fontFor(character: string, weight: Weight): FontFace {
  if (GUJARATI.test(character)) return GUJARATI_FACE;
  const subset = SCRIPTS.find(([script]) => script.test(character))?.[1] ?? 'latin';
  return noto(subset, weight === 'bold' ? 700 : 400);
}

const read = new Map<string, Promise<Buffer>>();

/** The face's file, read once. */
function fontFile({ file }: FontFace): Promise<Buffer> {
  const bytes = read.get(file) ?? readFile(resolve(file));
  read.set(file, bytes);
  return bytes;
}

const all = (): FontFace[] => [
  ...['latin', 'latin-ext', 'greek', 'devanagari'].flatMap((subset) => [noto(subset, 400), noto(subset, 700)]),
  GUJARATI_FACE,
];

/** All faces with their files. */
export const loadFonts = (): Promise<{ face: FontFace; bytes: Buffer }[]> =>
  Promise.all(all().map(async (face) => ({ face, bytes: await fontFile(face) })));
