import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '#src/kernel/locales.ts';
import { registeredTemplates } from './templates.ts';

describe.each(registeredTemplates())('$name in $language', ({ name, language, body, examples }) => {
  it('is one that Meta accepts', () => {
    expect(name).toMatch(/^[a-z0-9_]{1,60}$/);
    const filled = examples.reduce((text, example, at) => text.replace(`{{${at + 1}}}`, example), body);
    expect(filled, 'a place is missing or has no example').not.toMatch(/[{}]/);
    expect(examples).not.toContain('');
    // A body may neither begin nor end with a place, and has at most 1024 characters.
    expect(body).not.toMatch(/^\{\{|\}\}$/);
    expect(body.length).toBeLessThan(500);
    expect(body, 'says how to end the messages').toContain('STOP');
  });
  it('has words of its own language', () => {
    const scripts = { en: /\p{Script=Latin}/u, hi: /\p{Script=Devanagari}/u, gu: /\p{Script=Gujarati}/u };
    expect(body).toMatch(scripts[language]);
  });
});

it('is there in every language', () => {
  const names = new Set(registeredTemplates().map(({ name }) => name));
  expect(registeredTemplates()).toHaveLength(names.size * LANGUAGES.length);
});
