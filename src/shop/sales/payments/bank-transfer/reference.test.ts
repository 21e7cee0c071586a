import { expect, it } from 'vitest';
import { referenceOf, referencesIn } from './reference.ts';

const references = Array.from({ length: 2000 }, (_, at) => referenceOf(`pmt_${at}`));

it('is the same for the same payment and no other, and is easy to copy', () => {
  expect(references).toEqual(references.map((_, at) => referenceOf(`pmt_${at}`)));
  expect(new Set(references).size).toBe(references.length);
  for (const reference of references) expect(reference).toMatch(/^BT[2-9BCDFGHJKMNPQRSTVWXZ]{10}$/);
});

it('is found in whatever a bank makes of it', () => {
  for (const reference of references.slice(0, 300)) {
    const [head, tail] = [reference.slice(0, 5), reference.slice(5)];
    for (const words of [
      `NEFT CR-UTIB0000123-ASHA PATEL-${reference}`,
      `BY TRANSFER*${head} ${tail}*`,
      `imps/p2a/${reference.toLowerCase()}/asha`,
      `XBT${reference}99`,
    ])
      expect(referencesIn(words), words).toContain(reference);
  }
});

it('is not found where there is none', () => {
  expect(referencesIn('NEFT CR-UTIB0000123-ASHA PATEL-ORDER')).toEqual([]);
  expect(referencesIn('')).toEqual([]);
  const [one, two] = references as [string, string];
  expect(referencesIn(`${one} ${two}`)).toEqual([one, two]);
});
