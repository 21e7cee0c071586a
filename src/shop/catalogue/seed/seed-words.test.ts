import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LANGUAGES, OTHER_LANGUAGES, scriptOf } from '#src/kernel/locales.ts';
import { MAIN_FIELDS } from '#src/kernel/product-fields.ts';
import type { SeedCatalogue } from './seed-schema.ts';
import { readSeedWords, type SeedTexts } from './seed-words.ts';

const read = (name: string) => JSON.parse(readFileSync(new URL(`../../../../seed/${name}`, import.meta.url), 'utf8'));
const { products } = read('catalogue.json') as SeedCatalogue;

/** What stays Latin: brands, units, standards, models, and names of lists and classes. */
const LATIN = new Set(
  `Ruvanta Tejvan Orvani Dipavi Jalvira Gativo A Ah C K L V VA W Wh bar cm kA kW kWh kg km m mA mAh mm ppm HP B Y Z M
   AC DC EV GI LED LFP HJT PERC TOPCon PWM MPPT BLDC ALMM DCR List II MC MCB RCBO RCD SPD Type RS CAN OCPP USB Wi Fi Bluetooth`.split(
    /\s+/,
  ),
);
const figures = (text: string) => (text.match(/\d[\d,.]*\d|\d/g) ?? []).sort();

describe.each(OTHER_LANGUAGES)('%s', (language) => {
  const { products: own, phrases } = read(`catalogue.${language}.json`) as SeedTexts;
  const foreign = LANGUAGES.map(scriptOf).filter((script) => script !== 'Latn' && script !== scriptOf(language));
  const texts = products.flatMap(({ slug, name, title, description, inTheBox, warranty }) => [
    ...Object.entries({ name, title, description }).map(([key, english]) => ({
      what: `${slug} ${key}`,
      english,
      said: own[slug]?.[key as 'name'] ?? '',
      most: MAIN_FIELDS[key as 'name'].most,
    })),
    ...[...inTheBox, warranty.words].map((english) => ({
      what: english,
      english,
      said: phrases[english] ?? '',
      most: 120,
    })),
  ]);

  it('has every text of every product, and no other', () => {
    expect(texts.filter(({ said }) => !said.trim()).map(({ what }) => what)).toEqual([]);
    expect(Object.keys(own).sort()).toEqual(products.map(({ slug }) => slug).sort());
    const wanted = new Set(texts.map(({ english }) => english));
    expect(Object.keys(phrases).filter((phrase) => !wanted.has(phrase))).toEqual([]);
    expect(texts.filter(({ said, most }) => said.length > most).map(({ what }) => what)).toEqual([]);
  });

  it('states the figures of the English text, and its paragraphs', () => {
    for (const { what, english, said } of texts) {
      expect(figures(said), what).toEqual(figures(english));
      expect(said.split('\n\n').length, what).toBe(english.split('\n\n').length);
    }
  });

  it('has its own letters, and Latin ones only for what is written so', () => {
    for (const { what, said } of texts) {
      expect(
        (said.match(/[A-Za-z]+/g) ?? []).filter((word) => !LATIN.has(word)),
        what,
      ).toEqual([]);
      expect(
        foreign.some((script) => new RegExp(`\\p{Script=${script}}`, 'u').test(said)),
        what,
      ).toBe(false);
    }
  });

  it('keeps the brand in the name', () => {
    for (const { slug, brand } of products) expect(own[slug]?.name.toLowerCase(), slug).toContain(brand);
  });
});

it('gives each product its words by language', async () => {
  const wordsOf = await readSeedWords();
  for (const product of products) {
    const words = wordsOf(product);
    expect(Object.keys(words).sort()).toEqual([...OTHER_LANGUAGES].sort());
    for (const said of Object.values(words)) expect(said.inTheBox?.length).toBe(product.inTheBox.length);
  }
});
