import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { IntlMessageFormat } from 'intl-messageformat';
import { createTranslator } from 'use-intl/core';
import { describe, expect, it } from 'vitest';
import { LANGUAGES, type Language, languageTag, OTHER_LANGUAGES, scriptOf } from '#src/kernel/locales.ts';

type Tree = { [key: string]: string | Tree };
type Part = ReturnType<IntlMessageFormat['getAst']>[number];

const folder = new URL('./', import.meta.url);
const read = (language: string, file: string): Tree => {
  const path = new URL(`${language}/${file}`, folder);
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {};
};
const leaves = (tree: Tree, path: string[] = []): [string, string][] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[[...path, key].join('.'), value] as [string, string]] : leaves(value, [...path, key]),
  );

// The numbers are those of icu-messageformat-parser's TYPE, a const enum that has no value at run time.
const [LITERAL, NUMBER, DATE, TIME, SELECT, PLURAL, TAG] = [0, 2, 3, 4, 5, 6, 8];
const branches = (part: Part): [string, Part[]][] =>
  'options' in part
    ? Object.entries(part.options).map(([name, { value }]) => [name, value])
    : 'children' in part
      ? [['', part.children]]
      : [];
const flat = (parts: Part[]): Part[] =>
  parts.flatMap((part) => [part, ...branches(part).flatMap(([, inner]) => flat(inner))]);
const parse = (text: string, language: Language) => new IntlMessageFormat(text, languageTag(language)).getAst();

const KINDS: Record<number, string> = {
  [NUMBER]: 'number',
  [DATE]: 'date',
  [TIME]: 'time',
  [SELECT]: 'select',
  [PLURAL]: 'plural',
  [TAG]: 'tag',
};
/** What has to be filled in: each placeholder with its kind, and the exact branches (`=0`, a select's names) that English has. */
const places = (parts: Part[]) => {
  const found = flat(parts).flatMap((part) => {
    if (part.type === LITERAL || !('value' in part)) return [];
    const own = branches(part).map(([name]) => name);
    const kept = part.type === SELECT ? own : part.type === PLURAL ? own.filter((name) => name.startsWith('=')) : [];
    return [`${KINDS[part.type] ?? 'text'} ${String(part.value)} ${kept.sort().join(' ')}`.trim()];
  });
  return [...new Set(found)].sort();
};
/** The words that a reader sees, in any branch. */
const literals = (parts: Part[]) =>
  flat(parts)
    .flatMap((part) => (part.type === LITERAL && 'value' in part ? [String(part.value)] : []))
    .join(' ');

const LATIN = new Set(
  `Kiran EV GST GSTIN PAN CGST SGST IGST CSV HSN MRP SKU UPI PIN OTP PDF ALMM DCR MPPT AC DC Voc Vmp Isc Imp LFP ETC FPC USB JPEG PNG WebP AVIF MB https
   W Wp Wh kW kWh V A Ah K HP C m mm kg lm s bar µm KG consumerhelpline gov in Host
   FPPPA PGVCL UGVCL MGVCL DGVCL CO km Total E
   SVG kB QR SMS WhatsApp STOP CSV XLSX JSON TOTP Google kiran II RCD RCBO MCB NOCT kA mA x sanctioned load contract demand MNRE LED R
   IFSC NEFT RTGS IMPS UTR GSTR Tally XML HJT TOPCon PERC ETFE N T IS SS PUF CAN RS Bluetooth LEV Type B`.split(/\s+/),
);
/** Spellings that were once used beside the glossary's, and the danda, with which Gujarati does not end a sentence. */
const LEFT: Partial<Record<Language, RegExp>> = { hi: /टेक्नीशियन/u, gu: /ટેકનિશિયન|ઑર્ડર|ઉપકરણ|ઈ-મેઇલ|ઇમેઇલ|[।॥]/u };
const letters = (script: string) => new RegExp(`\\p{Script=${script}}`, 'u');
const files = readdirSync(new URL('en/', folder)).filter((file) => file.endsWith('.json'));

describe.each(OTHER_LANGUAGES)('%s', (language) => {
  const script = scriptOf(language);
  const scripts = LANGUAGES.map(scriptOf).filter((one) => one !== script && one !== 'Latn');

  it('has no area that English lacks', () => {
    expect(readdirSync(new URL(`${language}/`, folder)).filter((file) => !files.includes(file))).toEqual([]);
  });

  describe.each(files)('%s', (file) => {
    const english = new Map(leaves(read('en', file)));
    const own = leaves(read(language, file));
    const wrong = (test: (text: string, key: string) => boolean) =>
      own.filter(([key, text]) => test(text, key)).map(([key, text]) => `${key}: ${text}`);

    it('has every text that English has, and no other', () => {
      expect(own.map(([key]) => key).sort()).toEqual([...english.keys()].sort());
      expect(wrong((text, key) => !text.trim() && english.get(key) !== '')).toEqual([]);
    });

    it('has the same placeholders', () => {
      for (const [key, text] of own)
        expect(places(parse(text, language)), key).toEqual(places(parse(english.get(key) ?? '', 'en')));
    });

    it('has the plural branches of its language', () => {
      const categories = new Intl.PluralRules(languageTag(language)).resolvedOptions().pluralCategories;
      const odd = (part: Part) => {
        const names = part.type === PLURAL ? branches(part).map(([name]) => name) : [...categories];
        const spoken = names.filter((name) => !name.startsWith('='));
        return spoken.sort().join() !== [...categories].sort().join();
      };
      expect(wrong((text) => flat(parse(text, language)).some(odd))).toEqual([]);
    });

    it('can be formatted by the shop’s translator', () => {
      const failures: string[] = [];
      const t = createTranslator({
        locale: languageTag(language),
        messages: read(language, file),
        timeZone: 'Asia/Kolkata',
        onError: (error) => failures.push(error.message),
      });
      for (const [key, text] of own) {
        const parts = flat(parse(text, language));
        const values = Object.fromEntries(
          parts.flatMap((part) =>
            part.type !== LITERAL && 'value' in part ? [[String(part.value), sample(part)]] : [],
          ),
        );
        t.rich(key as never, values as never);
      }
      expect(failures).toEqual([]);
    });

    it('leaves no English untranslated', () => {
      const words = (text: string) => literals(parse(text, language)).match(/\p{Script=Latin}+/gu) ?? [];
      // Only in another script can English be told from the language by its letters.
      expect(wrong((text) => script !== 'Latn' && words(text).some((word) => !LATIN.has(word)))).toEqual([]);
    });

    it('spells each word in one way', () => expect(wrong((text) => LEFT[language]?.test(text) === true)).toEqual([]));

    it('is in its own script, with Latin digits and without exclamation marks', () => {
      expect(wrong((text) => scripts.some((one) => letters(one).test(text)))).toEqual([]);
      expect(wrong((text) => /(?![0-9])\p{Nd}/u.test(text))).toEqual([]);
      expect(wrong((text) => text.includes('!'))).toEqual([]);
    });
  });
});

/** A sample value: a tag wraps its content, a date needs a date, and the number 2 reads as text too. */
function sample(part: Part): unknown {
  if (part.type === TAG) return (words: unknown) => words;
  return part.type === DATE || part.type === TIME ? new Date(0) : 2;
}
