import { wordSheet } from '#src/kernel/word-fields.ts';
import { allSpecificationKeys } from '#src/shop/catalogue/seed/specification-fields.ts';
import { columnNamed, findColumn } from './columns.ts';
import { languageNamed } from './heading-language.ts';
import { HEADING_HINTS, HEADING_WORDS } from './heading-words.ts';

/** How a column was identified: `sure` by its name, `likely` by a word in it, `guess` by its values, `unknown` by none of these. */
type Confidence = 'sure' | 'likely' | 'guess' | 'unknown' | 'remembered' | 'chosen';
/** Our column for one of the sheet; '' leaves it out. */
export type Guess = { field: string; confidence: Confidence };

/** Lower case, without punctuation, currency or bracketed text; `%` stays, as it distinguishes a rate from an amount. */
export const normalHeading = (heading: string): string =>
  heading
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\(([^)]*)\)/g, (_, inner: string) => (inner.includes('%') ? ' % ' : ' '))
    .replace(/^meta\s*:/, ' ')
    .replace(/₹|\b(in )?(rs|inr)\b\.?/g, ' ')
    .replace(/%/g, ' % ')
    .replace(/[^\p{L}\p{M}\p{N}%]+/gu, ' ')
    .trim();

/** The unit of bare numbers, from a heading's brackets or its last word: `Weight (g)`, `Length cm`. */
export const unitOf = (heading: string): string =>
  heading.length > 120
    ? ''
    : (/[([]\s*(mm|cm|m|in|inch|inches|ft|kgs?|gms?|g|grams?|lbs?|oz)\.?\s*[)\]]/i.exec(heading)?.[1] ??
      /\s(mm|cm|inch|kgs?|gms?|grams?)\.?$/i.exec(heading)?.[1] ??
      '');

const spread = (key: string) => key.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
let words: Map<string, string> | undefined;
function knownWords(): Map<string, string> {
  words ??= new Map([
    ...allSpecificationKeys()
      .filter((key) => key !== 'type')
      .map((key) => [spread(key), `spec.${key}`] as const),
    ...Object.entries(HEADING_WORDS).flatMap(([field, list]) => list.split('|').map((word) => [word, field] as const)),
  ]);
  return words;
}

const LONGEST_HEADING = 120;

/** What a heading means on its own. */
export function guessHeading(heading: string): Guess {
  const own = findColumn(heading);
  if (heading.length > LONGEST_HEADING) return { field: '', confidence: 'unknown' };
  const spoken = own ? undefined : languageNamed(heading);
  if (spoken) {
    // A column in a language that only English has is none of ours.
    const { field, confidence } = guessHeading(spoken.rest);
    const column = field && columnNamed(wordSheet(field, spoken.language));
    return column ? { field: column.name, confidence } : { field: '', confidence: 'unknown' };
  }
  if (own) return { field: own.name, confidence: 'sure' };
  const name = normalHeading(heading);
  const known =
    knownWords().get(name) ??
    knownWords().get(name.replaceAll(' ', '')) ??
    knownWords().get(name.replace(/ (%|mm|cm|kgs?|rs)$/, ''));
  if (known !== undefined) return { field: known, confidence: 'sure' };
  const bare = findColumn(name);
  if (bare) return { field: bare.name, confidence: 'sure' };
  const hint = HEADING_HINTS.find(([pattern]) => pattern.test(name));
  return hint ? { field: hint[1], confidence: 'likely' } : { field: '', confidence: 'unknown' };
}

const LONGEST_ADDRESS = 2048;
const ADDRESS = /^https?:\/\/\S+\.(jpe?g|png|webp|avif|gif)(\?\S*)?$/i;
/** Columns that a sheet may repeat. */
export const REPEATED = ['other_images'];

/** What a sheet's columns become, each field once: of two that fit, the surer one, then the first. */
export function guessColumns(headings: readonly string[], samples: readonly string[][]): Guess[] {
  const guesses = headings.map((heading, at): Guess => {
    if (heading.trim() === '') return { field: '', confidence: 'unknown' };
    const guess = guessHeading(heading);
    const values = samples[at] ?? [];
    // A dealer's own serial number is not an id of this shop.
    if (guess.field === 'id' && values.length > 0 && values.every((value) => /^\d{1,7}$/.test(value)))
      return { field: '', confidence: 'guess' };
    if (guess.confidence !== 'unknown') return guess;
    return values.length > 0 && values.every((value) => value.length <= LONGEST_ADDRESS && ADDRESS.test(value))
      ? { field: 'main_image', confidence: 'guess' }
      : guess;
  });
  const rank = ({ confidence }: Guess) => ['sure', 'likely', 'guess'].indexOf(confidence);
  const order = guesses
    .map((_, at) => at)
    .sort((a, b) => rank(guesses[a] as Guess) - rank(guesses[b] as Guess) || a - b);
  const taken = new Set<string>();
  for (const at of order) {
    const guess = guesses[at] as Guess;
    if (guess.field === '' || REPEATED.includes(guess.field)) continue;
    if (!taken.has(guess.field)) taken.add(guess.field);
    else
      guesses[at] =
        guess.field === 'main_image'
          ? { field: 'other_images', confidence: 'likely' }
          : { field: '', confidence: 'guess' };
  }
  return nameFromOthers(guesses, taken);
}

/** A sheet without a name column takes it from its title or description: many price lists call it "Description". */
function nameFromOthers(guesses: Guess[], taken: Set<string>): Guess[] {
  if (taken.has('name') || taken.has('id')) return guesses;
  const field = ['title', 'description'].find((one) => taken.has(one));
  return field
    ? guesses.map((guess) => (guess.field === field ? { field: 'name', confidence: 'likely' } : guess))
    : guesses;
}
