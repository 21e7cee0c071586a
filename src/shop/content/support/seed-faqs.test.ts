import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { OTHER_LANGUAGES, scriptOf } from '#src/kernel/locales.ts';
import { FAQ_TOPICS } from './faq.ts';
import type { FaqSeed } from './seed-faqs.ts';

const seed = JSON.parse(readFileSync(new URL('../../../../seed/faqs.json', import.meta.url), 'utf8')) as FaqSeed;
const places = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort();
/** Amounts and figures, which must be the same in all languages. */
const figures = (text: string) => [...text.matchAll(/\d[\d,.]*\d|\d/g)].map(([figure]) => figure).sort();

it('has enough questions in every topic, each once', () => {
  expect(seed.length).toBeGreaterThanOrEqual(18);
  expect(new Set(seed.map(({ entry }) => entry)).size).toBe(seed.length);
  expect(new Set(seed.map(({ topic }) => topic))).toEqual(new Set(FAQ_TOPICS));
});

describe.each(seed)('$entry', ({ words }) => {
  it.each(OTHER_LANGUAGES)('is written in %s with the same places and figures', (language) => {
    const script = new RegExp(`\\p{Script=${scriptOf(language)}}`, 'u');
    expect(words[language].q).toMatch(script);
    expect(words[language].a).toMatch(script);
    expect(places(words[language].a)).toEqual(places(words.en.a));
    expect(figures(words[language].a)).toEqual(figures(words.en.a));
  });
});
