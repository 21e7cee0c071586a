/** The password's user and shop: the first things that an attacker tries. */
export type Context = { name?: string; email?: string; shop: string[] };

/** Words to which customers of a shop like ours would add a year or a symbol. */
const EVERYDAY = [
  'password',
  'passwort',
  'welcome',
  'admin',
  'login',
  'secret',
  'qwerty',
  'letmein',
  'india',
  'bharat',
  'hindustan',
  'gujarat',
  'ahmedabad',
  'mumbai',
  'delhi',
  'solar',
  'shop',
  'customer',
  'iloveyou',
];
const LEET: Record<string, string> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
  '7': 't',
};
/** Letters that must be left after removing every such word: fewer are just a year, the rest of a name, or a row of keys. */
const LEAST_LETTERS = 4;
const LEAST_DIFFERENT = 5;

/**
 * Whether a password is made of what anybody would try for this person at this shop: their name or e-mail address or the shop's
 * words, with a year or some symbols (ASVS 5.0 §6.2.11), or of very few different characters.
 */
export function isGuessable(password: string, context: Context): boolean {
  const lower = password.normalize('NFKC').toLowerCase();
  if (new Set(lower).size < LEAST_DIFFERENT) return true;
  const words = [...EVERYDAY, ...wordsOf(context)];
  const spellings = [lower, [...lower].map((sign) => LEET[sign] ?? sign).join('')];
  return spellings.some((spelling) => {
    const letters = spelling.replace(/[^\p{L}]/gu, '');
    const hit = words.some((word) => letters.includes(word));
    return hit && restOf(letters, words).length < LEAST_LETTERS;
  });
}

const restOf = (letters: string, words: string[]): string =>
  words.toSorted((a, b) => b.length - a.length).reduce((rest, word) => rest.replaceAll(word, ''), letters);

/** Words of four letters or more: shorter ones occur in half of all sentences. */
function wordsOf({ name = '', email = '', shop }: Context): string[] {
  const texts = [name, email.split('@')[0] ?? '', email.split('@')[1]?.split('.')[0] ?? '', ...shop];
  return [
    ...new Set(
      texts
        .flatMap((text) =>
          text
            .normalize('NFKC')
            .toLowerCase()
            .split(/[^\p{L}]+/u),
        )
        .filter((word) => word.length >= 4),
    ),
  ];
}
