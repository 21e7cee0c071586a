import { expect, it } from 'vitest';
import { LANGUAGES, LOCALES, languageOf } from './locales.ts';

it('every locale is in one of the languages, and each of them has one', () => {
  expect([...new Set(LOCALES.map(languageOf))]).toEqual([...LANGUAGES]);
  expect(languageOf('en-x-spec')).toBe('en');
});
