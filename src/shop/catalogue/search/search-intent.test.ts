import { describe, expect, it } from 'vitest';
import { type CalledCategory, commonStems, nameCategories } from './search-intent.ts';
import type { Term } from './search-words.ts';

const category = (slug: string): CalledCategory => ({ slug, name: slug, words: {}, called: [slug.split('-')] });
const SHOP = [
  'solar-light',
  'solar-home-light',
  'solar-charger',
  'ev-charger',
  'solar-battery',
  'solar-inverter',
  'solar-water-heater',
].map(category);
const words = (typed: string): Term[] => typed.split(' ').map((word) => ({ wordings: [{ words: [word] }] }));
const stems = new Map(
  ['home', 'light', 'ev', 'charger', 'battery', 'inverter', 'water', 'heater', 'solar', 'tent'].map((word) => [
    word,
    [word],
  ]),
);
const named = (typed: string) => nameCategories(words(typed), typed.split(' ').length - 1, stems, SHOP);
const meant = (typed: string) => named(typed).flatMap(({ slug, whole }) => (whole ? [slug] : []));

describe('the category that a search names', () => {
  it('is the one whose whole name is given', () => expect(meant('battery')).toEqual(['solar-battery']));
  it('is the longer name where one is part of the other', () => {
    expect(meant('home light')).toEqual(['solar-home-light']);
    expect(meant('ev charger')).toEqual(['ev-charger']);
    expect(meant('light')).toEqual(['solar-light']);
  });
  it('is preferably the last of several', () =>
    expect(named('inverter battery').map(({ slug, points }) => [slug, points])).toEqual([
      ['solar-battery', 100],
      ['solar-inverter', 50],
    ]));
  it('can be named by the last word of its name', () => expect(meant('heater')).toEqual(['solar-water-heater']));
  it('is none where only its beginning is given, or none of it', () => {
    expect(named('water')).toEqual([]);
    expect(named('tent')).toEqual([]);
  });
});

describe('common words', () => {
  it('are those in most categories’ names', () => expect([...commonStems(SHOP)]).toEqual(['solar']));
  it('are not inferred from a single category', () => expect(commonStems([category('solar-lamp')]).size).toBe(0));
});
