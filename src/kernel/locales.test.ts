import { expect, it } from 'vitest';
import {
  anyWordsIn,
  LANGUAGES,
  LOCALES,
  languageAsked,
  languageOf,
  languageTag,
  OTHER_LANGUAGES,
  perLanguage,
  scriptOf,
  wordsIn,
  writtenIn,
} from './locales.ts';

it('every locale belongs to a language, and every language has a locale', () => {
  expect([...new Set(LOCALES.map(languageOf))]).toEqual([...LANGUAGES]);
  expect(languageOf('en-x-spec')).toBe('en');
  expect(['en', ...OTHER_LANGUAGES]).toEqual(LANGUAGES);
});

it.each(LANGUAGES)('the row of %s is one that the database, HTML and Intl take', (language) => {
  expect(language).toMatch(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/); // migrations/0063_languages_by_tag.sql
  for (const tag of [language, languageTag(language)]) expect(Intl.getCanonicalLocales(tag)).toEqual([tag]);
  expect(new Intl.Locale(languageTag(language)).language).toBe(new Intl.Locale(language).language);
  expect(scriptOf(language)).toBe(scriptOf(languageTag(language)));
  expect(() => new RegExp(`\\p{Script=${scriptOf(language)}}`, 'u')).not.toThrow();
});

it('an unknown locale is taken for English', () => {
  for (const odd of ['xx', '', undefined])
    expect([languageTag(odd), scriptOf(odd)]).toEqual([languageTag('en'), scriptOf('en')]);
});

it('a browser’s wish is met by the language in any variety', () => {
  for (const language of LANGUAGES) {
    expect(languageAsked(language.toUpperCase())).toBe(language);
    expect(languageAsked(`${language}-Latn-ZZ`)).toBe(new Intl.Locale(language).language);
  }
  expect(languageAsked('en-GB')).toBe('en');
  for (const odd of ['xx', '', '*', 'eng', '-en']) expect(languageAsked(odd)).toBeUndefined();
});

it('texts are read in the language asked for, else in English, else in any', () => {
  const all = perLanguage((language) => `in ${language}`);
  for (const language of LANGUAGES) {
    expect([wordsIn(all, language), anyWordsIn(all, language)]).toEqual([`in ${language}`, `in ${language}`]);
    expect(wordsIn({ en: 'Rest' }, language)).toBe('Rest');
    expect(anyWordsIn({ [language]: 'Rest' }, 'en-x-spec')).toBe('Rest');
    expect(writtenIn({ ...all, [language]: '' })).not.toHaveProperty(language);
  }
  expect(anyWordsIn({}, 'en')).toBeUndefined();
  expect(writtenIn(all)).toEqual(all);
  expect(writtenIn(all, (words) => words === 'in en')).toEqual({ en: 'in en' });
});
