import { expect, it } from 'vitest';
import { LANGUAGES } from '#src/kernel/locales.ts';
import { places } from './places.ts';
import { sayPlace } from './say-place.ts';

const { places: measured, waiting, pins } = places();
const names = [...new Set([...measured, ...waiting, ...pins].map(({ name }) => name))];

it('calls every place by its name in English, and by letters of its own script elsewhere', () => {
  expect(names.length).toBeGreaterThan(100);
  expect(names.map((name) => sayPlace('en', name))).toEqual(names);
  expect(sayPlace('hi', 'New Delhi')).toBe('नई दिल्ली');
  expect(sayPlace('gu', 'Ahmedabad')).toBe('અમદાવાદ');
  for (const language of LANGUAGES.filter((one) => one !== 'en'))
    for (const name of names) expect(sayPlace(language, name), name).not.toMatch(/[A-Za-z]/);
});
