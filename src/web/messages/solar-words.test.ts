import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

// What a plan promises: about, between, on a day. Money that depends on sun, tariffs and schemes is never promised as certain or without price.

const folder = new URL('./', import.meta.url);
/** All texts about plans, figures, proposals and systems sold with installation. */
const OF_SOLAR = /^(solar|datedFigures|figuresDesk|leadDesk|installation)/;
const NEVER = {
  // A roof is free of shade, or has free space; nothing else is.
  en: /\bguarant|\bup to\b|\bfree\b(?! (roof|of shade))/i,
  hi: /गारंटी|गारन्टी|मुफ़्त|मुफ्त|निःशुल्क|नि:शुल्क|फ़्री|फ्री/,
  gu: /ગેરંટી|ગૅરંટી|ગેરેંટી|મફત|નિઃશુલ્ક|વિનામૂલ્યે|ફ્રી/,
};

const textsOf = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(value as object).flatMap(textsOf);

describe.each(Object.entries(NEVER))('the texts about solar plans in %s', (language, never) => {
  const files = readdirSync(new URL(`${language}/`, folder)).filter((name) => OF_SOLAR.test(name));
  it('are found', () => {
    expect(files.length).toBeGreaterThanOrEqual(9);
  });
  it.each(files)('promise nothing in %s', (name) => {
    const texts = textsOf(JSON.parse(readFileSync(new URL(`${language}/${name}`, folder), 'utf8')));
    expect(texts.filter((text) => never.test(text))).toEqual([]);
  });
});
