import type { Queryable } from '#src/platform/database/database.ts';
import { findSynonyms, knowWords, type Synonym } from './search.store.ts';
import type { Stems } from './search-intent.ts';
import type { Term, Wording } from './search-words.ts';

/** A word as typed, how it is shown, and what is searched for. `after`: it follows a word that ends the head, so it only describes the head. */
export type Token = {
  word: string;
  shown: string;
  corrected: boolean;
  means: string[];
  wordings: Wording[];
  after: boolean;
};

// With combining marks: the vowel signs of Hindi and Gujarati are not letters in themselves.
const LETTERS = /^\p{L}[\p{L}\p{M}]{2,}/u;
const isSpecificationValue = (word: string) => /^\p{N}/u.test(word);

/** The input word by word, with its phrases joined. */
export const readTokens = async (db: Queryable, words: string[]): Promise<Token[]> =>
  joinPhrases(db, await readWords(db, words));

async function readWords(db: Queryable, words: string[]): Promise<Token[]> {
  const synonyms = await findSynonyms(db, words);
  const filler = (word: string) => synonyms.get(word)?.means === '';
  const only = words.every(filler); // nothing but filler words is better than nothing at all
  const knowledge = await knowWords(
    db,
    words.filter((word) => LETTERS.test(word) && (only || !filler(word))),
  );
  const likes = [...knowledge.values()].flatMap(({ known, like }) => (known || !like ? [] : [like]));
  for (const [word, synonym] of await findSynonyms(db, likes)) if (!synonyms.has(word)) synonyms.set(word, synonym);
  let after = false;
  return words.flatMap((word): Token[] => {
    if (!only && filler(word)) {
      after ||= synonyms.get(word)?.headEnds === true;
      return [];
    }
    const { known = !LETTERS.test(word) && /^[\p{ASCII}]+$/u.test(word), whole = [], like } = knowledge.get(word) ?? {};
    const instead = !synonyms.get(word)?.means && !known ? like : undefined;
    const means = meaningsOf(synonyms.get(instead ?? word));
    return [
      {
        word,
        shown: instead ?? word,
        corrected: instead !== undefined,
        means,
        wordings: wordingsOf(instead ?? word, { known, whole, means }),
        after,
      },
    ];
  });
}

const meaningsOf = (synonym: Synonym | undefined): string[] => (synonym?.means ? synonym.means.split(' | ') : []);

function wordingsOf(
  word: string,
  { known, whole, means }: { known: boolean; whole: string[]; means: string[] },
): Wording[] {
  // A product name may contain the very word that also has another meaning: a flat-plate heater, a three-lamp kit.
  // One in another script is the translation itself, and as good as the English word.
  const loose = known && /^\p{ASCII}+$/u.test(word);
  if (means.length) return [{ words: [word] }, ...means.map((one) => ({ words: one.split(' '), loose }))];
  if (isSpecificationValue(word) || !known) return [{ words: [word], beginning: !isSpecificationValue(word) }];
  return [
    { words: [word], beginning: true },
    ...whole.filter((other) => other !== word).map((other) => ({ words: [other] })),
  ];
}

/** Joins phrases that mean more than their words: "inverter battery" is a battery, an inverter with a battery is not. */
async function joinPhrases(db: Queryable, tokens: Token[]): Promise<Token[]> {
  const join = (words: string[], at: number, length: number) => words.slice(at, at + length).join(' ');
  const [typed, said] = [tokens.map(({ shown }) => shown), tokens.map(({ shown, means }) => means[0] ?? shown)];
  const places = tokens.flatMap((_, at) =>
    [3, 2].filter((length) => tokens[at]?.after === tokens[at + length - 1]?.after).map((length) => ({ at, length })),
  );
  const known = await findSynonyms(db, [
    ...new Set(places.flatMap(({ at, length }) => [join(typed, at, length), join(said, at, length)])),
  ]);
  if (known.size === 0) return tokens;
  const joined: Token[] = [];
  for (let at = 0; at < tokens.length; ) {
    const found = places.find(
      (place) =>
        place.at === at && (known.has(join(typed, at, place.length)) || known.has(join(said, at, place.length))),
    );
    const parts = tokens.slice(at, at + (found?.length ?? 1));
    const first = parts[0] as Token;
    joined.push(
      found
        ? phraseOf(
            parts,
            meaningsOf(known.get(join(typed, at, found.length)) ?? known.get(join(said, at, found.length))),
          )
        : first,
    );
    at += parts.length;
  }
  return joined;
}

const phraseOf = (parts: Token[], means: string[]): Token => ({
  word: parts.map(({ word }) => word).join(' '),
  shown: parts.map(({ shown }) => shown).join(' '),
  corrected: parts.some(({ corrected }) => corrected),
  means,
  wordings: means.map((one) => ({ words: one.split(' ') })),
  after: parts[0]?.after === true,
});

export type Placed = Term & { after: boolean };

/** Joins figures with the unit behind them; whatever else such a unit means is a term of its own: "5 kVA" also asks for inverters. */
export function termsOf(tokens: readonly Token[]): Placed[] {
  const terms: Placed[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const { word, wordings, after } = tokens[at] as Token;
    const unit = isSpecificationValue(word) ? tokens[at + 1] : undefined;
    const meant = unit?.means[0]?.split(' ') ?? [];
    const units = unit ? [unit.word, ...meant.slice(0, 1)].filter((one) => /^[\p{L}\p{M}]{1,3}$/u.test(one)) : [];
    if (!isSpecificationValue(word)) terms.push({ wordings, after });
    else {
      terms.push({ figure: word, units, after });
      if (units.length === 0) continue;
      at += 1;
      if (meant.length > 1) terms.push({ wordings: [{ words: meant.slice(1) }], after });
    }
  }
  return terms;
}

export const wordsIn = (terms: readonly Term[]): string[] => [
  ...new Set(
    terms.flatMap((term) =>
      'figure' in term ? [term.figure, ...term.units] : term.wordings.flatMap(({ words }) => words),
    ),
  ),
];

/** Drops what is never indexed: wordings that contain such a word, and terms that are left empty. */
export function withStems(term: Placed, stems: Stems): Placed[] {
  const indexed = (word: string) => (stems.get(word)?.length ?? 0) > 0;
  if ('figure' in term) return [{ ...term, units: term.units.filter(indexed) }];
  const wordings = term.wordings.filter(({ words }) => words.every(indexed));
  return wordings.length ? [{ ...term, wordings }] : [];
}
