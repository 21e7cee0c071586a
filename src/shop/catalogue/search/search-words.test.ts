import { describe, expect, it } from 'vitest';
import { isSlip, toQuery, wordsOf } from './search-words.ts';

describe('input', () => {
  it('has its figures split from units, in any of India’s digits', () => {
    expect(wordsOf('540W Panel')).toEqual(['540', 'w', 'panel']);
    expect(wordsOf('१०० लीटर')).toEqual(['100', 'लीटर']);
    expect(wordsOf('૨૦૦ લિટર')).toEqual(['200', 'લિટર']);
  });

  it('is near a word when one typo separates them', () => {
    for (const typed of ['hybird', 'hybrd', 'hybriid', 'hibrid']) expect(isSlip(typed, 'hybrid'), typed).toBe(true);
    for (const typed of ['hydra', 'hub', 'bridhy']) expect(isSlip(typed, 'hybrid'), typed).toBe(false);
  });
});

describe('a query', () => {
  it('accepts any of its wordings, with all of their words', () =>
    expect(toQuery({ wordings: [{ words: ['geyser'], beginning: true }, { words: ['water', 'heater'] }] }, 'A')).toBe(
      "(('geyser':*A) | ('water':A & 'heater':A))",
    ));
  it('asks for a figure directly before its unit', () =>
    expect(toQuery({ figure: '100', units: ['ltr', 'l'] })).toBe("('100' <-> ('ltr' | 'l'))"));
  it('cannot be escaped from', () => expect(toQuery({ wordings: [{ words: ["a' | 'b"] }] })).toBe("(('a | b'))"));
});
