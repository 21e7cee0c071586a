import { type FontFace, fontFor, type Weight } from './fonts.ts';

/** Adjacent characters of one face. */
export type Run = { text: string; face: FontFace };

/** Marks and joiners belong to the letter before them, spaces and plain punctuation to the surrounding run. */
const FOLLOWS = /[\p{M}\u200c\u200d]/u;

/** Splits a text into runs of one script each, since no font file covers them all. */
export function splitRuns(text: string, weight: Weight): Run[] {
  const runs: Run[] = [];
  for (const character of text.normalize('NFC')) {
    const last = runs.at(-1);
    const face = last && FOLLOWS.test(character) ? last.face : fontFor(character, weight);
    if (last?.face.name === face.name) last.text += character;
    else runs.push({ text: character, face });
  }
  return runs;
}
