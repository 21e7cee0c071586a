import { latinDigits } from '#src/kernel/indian-digits.ts';

/** The input in comparable form: one form per letter and digit, no control characters, at most 100 characters and 8 words. */
export function wordsOf(typed: string): string[] {
  // Joiners that Indian keyboards insert into words are not part of them.
  const text = latinDigits(
    typed
      .slice(0, 400)
      .normalize('NFKC')
      .replaceAll(/\p{Cf}/gu, ''),
  )
    .toLowerCase()
    .slice(0, 100);
  // Figures and units are separated, as in the documents: 5kw and 5 kw are the same.
  return (text.replaceAll(/(\p{N})(\p{L})/gu, '$1 $2').match(/[\p{L}\p{M}]+|\p{N}+(?:\.\p{N}+)?/gu) ?? []).slice(0, 8);
}

/** Whether the two words differ by one letter added, missing or replaced, or by two swapped letters. */
export function isSlip(typed: string, word: string): boolean {
  let at = 0;
  while (at < typed.length && typed[at] === word[at]) at += 1;
  const [rest, other] = [typed.slice(at), word.slice(at)];
  const swapped = rest.length > 1 && rest[0] === other[1] && rest[1] === other[0] && rest.slice(2) === other.slice(2);
  return swapped || rest.slice(1) === other || rest === other.slice(1) || rest.slice(1) === other.slice(1);
}

/** One way to say something: words that must all be present, the last of them perhaps unfinished. */
export type Wording = {
  words: readonly string[];
  beginning?: boolean;
  /** A synonym for a word that the shop also uses literally: a plate is a panel, and part of a flat-plate heater. */
  loose?: boolean;
};

/** One term of a search: any of these wordings, or a figure followed directly by one of these units. */
export type Term = { wordings: readonly Wording[] } | { figure: string; units: readonly string[] };

/** A term in PostgreSQL's query language; `within`: weights of the document to search, such as 'A'. */
export function toQuery(term: Term, within = ''): string {
  if ('figure' in term) {
    const units = term.units.map((unit) => lexeme(unit, within)).join(' | ');
    return units ? `(${lexeme(term.figure, within)} <-> (${units}))` : lexeme(term.figure, within);
  }
  const wordings = term.wordings.map(({ words, beginning }) =>
    words.map((word, at) => lexeme(word, beginning && at === words.length - 1 ? `*${within}` : within)).join(' & '),
  );
  return `(${wordings.map((one) => `(${one})`).join(' | ')})`;
}

// Quoted, so that no character in it is an operator; words contain only letters, marks, figures, dots and hyphens.
const lexeme = (text: string, label: string): string => `'${text.replaceAll("'", '')}'${label && `:${label}`}`;
