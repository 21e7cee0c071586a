/** The sound of a letter of an Indic script, by its place in its block: the blocks from Devanagari to Malayalam have the same layout. */
const SOUNDS: Record<number, string> = Object.fromEntries(
  [
    [0x01, 'n n h'],
    [0x05, 'a a i i u u ri l e e e ai o o o au'],
    [0x15, 'k kh g gh n ch chh j jh n t th d dh n t th d dh n n p ph b bh m y r r l l l v sh sh s h'],
    [0x3e, 'a i i u u ri ri e e e ai o o o au'],
    [0x66, '0 1 2 3 4 5 6 7 8 9'],
  ].flatMap(([from, sounds]) =>
    String(sounds)
      .split(' ')
      .map((sound, at) => [Number(from) + at, sound]),
  ),
);
const isConsonant = (place: number) => place >= 0x15 && place <= 0x39;
/** Vowel signs and the virama: a consonant followed by one of them has no vowel of its own. */
const takesVowel = (place: number) => place >= 0x3e && place <= 0x4d;
const NUKTA = 0x3c;

/** One run of Indic letters as pronounced: सोलर is solar. The unwritten vowel is dropped at the end of a word, as in speech. */
function said(word: string): string {
  const places = [...word]
    .map((letter) => ((letter.codePointAt(0) as number) - 0x900) % 0x80)
    .filter((place) => place !== NUKTA);
  return places
    .map((place, at) => {
      const next = places[at + 1];
      const bare = isConsonant(place) && (next === undefined ? at === 0 : !takesVowel(next));
      return (SOUNDS[place] ?? '') + (bare ? 'a' : '');
    })
    .join('');
}

/** A name as it can appear in an address: Latin lower-case letters, digits and hyphens; `otherwise` when nothing of it can be written so. */
export function slugOf(name: string, otherwise: string): string {
  const slug = name
    .normalize('NFC')
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/[\u0900-\u0d7f]+/gu, said)
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, 60)
    .replaceAll(/^-|-$/g, '');
  return slug || otherwise;
}
