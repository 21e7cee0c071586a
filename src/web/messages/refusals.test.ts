import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LANGUAGES, languageTag } from '#src/kernel/locales.ts';
import { because, REASONS, toReason } from '#src/kernel/refusals.ts';
import { sayReason } from './say-reason.ts';

const textsOf = (language: string): Record<string, string> =>
  JSON.parse(readFileSync(new URL(`${language}/refusals.json`, import.meta.url), 'utf8'));
const placesOf = (text: string): string[] => [...text.matchAll(/\{(\w+)\}/g)].flatMap(([, name]) => name ?? []);

describe.each(LANGUAGES)('refusals in %s', (language) => {
  const texts = textsOf(language);

  it('have words for every reason, and for no other', () => {
    expect(Object.keys(texts).sort()).toEqual(Object.keys(REASONS).sort());
  });

  it('fill in only what comes with the reason', () => {
    const foreign = Object.entries(REASONS).filter(([code, english]) =>
      placesOf(texts[code] ?? '').some((place) => !placesOf(english).includes(place)),
    );
    expect(foreign).toEqual([]);
  });
});

describe('a reason', () => {
  const said = (language: 'en' | 'hi', reason: Parameters<typeof sayReason>[1]) =>
    sayReason(textsOf(language), reason, languageTag(language));

  it('has its money and numbers formatted as everywhere', () => {
    const reason = because('order-over-limit', { amount: 12_345_600, units: 1200 });
    expect(reason.message).toBe('Orders above ₹1,23,456.00 or 1200 of one product are made with us directly.');
    expect(said('hi', reason)).toMatch(/^₹1,23,456.00 .* 1,200 /);
  });

  it('keeps names as they are, whatever characters they contain', () => {
    expect(said('en', because('sold-out', { name: 'Panel $& {left} #1' }))).toBe('Panel $& {left} #1 is sold out.');
  });

  it('is not worded where it has no text', () => {
    expect(said('en', { code: 'toString' })).toBeUndefined();
    expect(said('en', toReason('required'))).toBe('Required');
  });
});
