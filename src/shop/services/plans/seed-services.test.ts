import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { BRAND } from '#src/kernel/brand.ts';
import { type InLanguages, OTHER_LANGUAGES, scriptOf } from '#src/kernel/locales.ts';
import type { CategoryWords, PlanWords } from './service.ts';

type Seed = {
  plans: { id: number; kind?: string; price: number; words: InLanguages<PlanWords> }[];
  categories: { words: InLanguages<CategoryWords> }[];
};
const seed = JSON.parse(readFileSync(new URL('../../../../seed/services.json', import.meta.url), 'utf8')) as Seed;

/** Every text with its path; list items by index. */
const leaves = (value: unknown, path = ''): [string, string][] =>
  typeof value === 'string'
    ? [[path, value]]
    : Object.entries(value as object).flatMap(([key, one]) => leaves(one, `${path}.${key}`));

describe('the plans of the seed', () => {
  it('have the ids, names and prices of spec.md §3, each with a figure from the settings', () => {
    const listed = seed.plans.filter(({ kind = 'upkeep' }) => kind === 'upkeep');
    expect(listed.map(({ id, price, words }) => [id, words.en.name, price])).toEqual([
      [1, 'Premium Solar Care', 3500],
      [2, 'Essential Solar Maintenance', 2500],
      [3, 'Basic Solar Clean-Up', 1800],
    ]);
    expect(Object.keys(BRAND.figures.plans)).toEqual(['1', '2', '3']);
    expect(seed.categories).toHaveLength(6);
  });

  it('have one site survey beside them, in no list', () => {
    expect(seed.plans.filter(({ kind }) => kind === 'survey')).toMatchObject([{ id: 4, price: 499 }]);
  });

  it.each(OTHER_LANGUAGES)('say the same in %s, point by point and in its own letters', (language) => {
    const letters = new RegExp(`\\p{Script=${scriptOf(language)}}`, 'u');
    for (const { words } of [...seed.plans, ...seed.categories]) {
      const own = leaves(words[language] ?? {}).filter(([path]) => path !== '.label');
      expect(own.map(([path]) => path).sort()).toEqual(
        leaves(words.en)
          .map(([path]) => path)
          .sort(),
      );
      for (const [path, text] of own) expect(letters.test(text), `${path}: ${text}`).toBe(true);
    }
  });

  it('name the same figures in every language', () => {
    const figures = (text: string) => [...text.matchAll(/\d[\d.,]*\d|\d/g)].map(([one]) => one).sort();
    for (const { words } of seed.plans) {
      const english = new Map(leaves(words.en));
      for (const language of OTHER_LANGUAGES) {
        for (const [path, text] of leaves(words[language] ?? {}))
          if (path !== '.label') expect(figures(text), `${language} ${path}`).toEqual(figures(english.get(path) ?? ''));
      }
    }
  });
});
