import { describe, expect, it } from 'vitest';
import { BRAND } from '#src/kernel/brand.ts';
import { LANGUAGES } from '#src/kernel/locales.ts';
import { pageTextBody } from '#src/wire/content/page-text.ts';
import type { TextPage } from '#src/wire/domain.ts';
import { compileText } from './compile-text.ts';
import { factsIn, lackingIn } from './facts-in.ts';
import { standardText } from './standard-text.server.ts';

const SHOP = { ...BRAND, area: 'Goa' };
const PAGES: TextPage[] = ['about', 'terms', 'privacy', 'shipping', 'returns'];

describe.each(PAGES)('the standard text of %s', (page) => {
  it.each(LANGUAGES)('is valid as an owner’s text, in %s', (language) => {
    const words = standardText(page, language, SHOP);
    expect(pageTextBody.safeParse({ version: 0, ...words }).error).toBeUndefined();
    expect(JSON.stringify(words)).not.toMatch(/[\u{e000}\u{e001}]|sections\.|undefined|NaN/u);
  });
});

it('uses facts, so that it follows the settings', () => {
  const terms = standardText('terms', 'en', SHOP);
  expect(terms.lead).toContain('{seller}');
  expect([...factsIn(terms)]).toEqual(
    expect.arrayContaining(['seller', 'address', 'officerName', 'officerPhone', 'returnDays', 'courts']),
  );
  const renamed = { ...SHOP, legal: { ...BRAND.legal, seller: 'Surya Urja' } };
  expect(JSON.stringify(compileText(terms, renamed))).toContain('Surya Urja');
  expect(JSON.stringify(compileText(terms, renamed))).not.toContain(BRAND.legal.seller);
  expect([...factsIn(standardText('privacy', 'hi', SHOP))]).toEqual(
    expect.arrayContaining(['data', 'cookies', 'officerEmail']),
  );
});

it('is what an owner’s text is checked against', () => {
  const shipping = standardText('shipping', 'en', SHOP);
  expect(lackingIn(shipping, shipping)).toEqual([]);
  expect(lackingIn({ lead: '', body: { type: 'doc', content: [] } }, shipping)).toEqual([
    'area',
    'dispatchDays',
    'deliveryDays',
    'returnDays',
  ]);
});
