import { readFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import { LANGUAGE_NAMES, LANGUAGES, scriptOf } from '#src/kernel/locales.ts';

/** A font of the shop: all letters of a package's, some, or all but some. */
export type Face = { name: string; of: string; letters?: string; without?: string };

const LATIN = 'plus-jakarta-sans/files/plus-jakarta-sans-latin-wght-normal';
const LATIN_EXT = 'plus-jakarta-sans/files/plus-jakarta-sans-latin-ext-wght-normal';
const DEVANAGARI = 'noto-sans-devanagari/files/noto-sans-devanagari-devanagari-wght-normal';
const GUJARATI = 'noto-sans-gujarati/files/noto-sans-gujarati-gujarati-wght-normal';

/** What the languages of a script call themselves. */
const namesIn = (script: string) =>
  LANGUAGES.filter((language) => scriptOf(language) === script)
    .map((language) => LANGUAGE_NAMES[language])
    .join('');

/** What pages are written with. With any more of it the file would no longer come with a server's first ten packets (docs/decisions/0069). */
const COMMON = `${range(0x20, 0x7e)}\u00a0©°²·×÷−–—‘’“”…`;

export const FACES: Face[] = [
  { name: 'plus-jakarta-sans-latin', of: LATIN, letters: COMMON },
  { name: 'plus-jakarta-sans-latin-marks', of: LATIN, without: COMMON },
  { name: 'plus-jakarta-sans-latin-ext', of: LATIN_EXT },
  // Alone, for it is on nearly every page: 1 kB in place of 16.
  { name: 'plus-jakarta-sans-rupee', of: LATIN_EXT, letters: '₹' },
  { name: 'noto-sans-devanagari', of: DEVANAGARI },
  { name: 'noto-sans-gujarati', of: GUJARATI },
  // For the language switch of every page.
  { name: 'language-name-devanagari', of: DEVANAGARI, letters: namesIn('Deva') },
  { name: 'language-name-gujarati', of: GUJARATI, letters: namesIn('Gujr') },
];

/** Those of styles/tokens.css. Without the packages' others a file is a quarter to a third smaller. */
export const WEIGHTS = { min: 400, max: 750, default: 400 };

/** The planes that have letters, without the halves of surrogate pairs. What a font lacks is passed over. */
const ALL = range(0x20, 0xd7ff) + range(0xe000, 0x1ffff);

export const STYLES = new URL('../../src/web/styles/', import.meta.url);

export const fileOf = ({ name }: Face) => new URL(`fonts/${name}.woff2`, STYLES);

/** The face's file, made from its package. */
export async function makeFace({ of, letters = ALL, without = '' }: Face): Promise<Buffer> {
  const whole = await readFile(new URL(`../../node_modules/@fontsource-variable/${of}.woff2`, import.meta.url));
  return await subsetFont(whole, [...letters].filter((letter) => !without.includes(letter)).join(''), {
    targetFormat: 'woff2',
    variationAxes: { wght: WEIGHTS },
  });
}

/** The characters from one code to another. */
function range(first: number, last: number): string {
  return Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at)).join('');
}
