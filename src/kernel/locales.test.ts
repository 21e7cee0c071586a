import { expect, it } from 'vitest';
import { LANGUAGES, LOCALES, languageOf } from './locales.ts';

it('every locale belongs to a language, and every language has a locale', () => {
  expect([...new Set(LOCALES.map(languageOf))]).toEqual([...LANGUAGES]);
  expect(languageOf('en-x-spec')).toBe('en');
});
