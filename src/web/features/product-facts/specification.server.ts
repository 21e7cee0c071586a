import { formatDecimal } from '#src/kernel/format.ts';
import type { Specification } from '#src/kernel/product-details.ts';
import { DETAILS, SPECIFICATION_GROUPS, type SpecificationGroup } from '#src/kernel/product-fields.ts';
import { readKitPart, kitParts as statedParts } from '#src/kernel/solar/compatibility/kit.ts';
import { texts as messages } from '#src/web/messages/messages.server.ts';
import type { Locale, Product } from '#src/wire/domain.ts';
import { hrefs } from '#src/wire/pages.ts';
import { groupOf } from './specification-groups.ts';

/** One row of the table, ready to print. `href` if it names another product, `parts` if it names several. */
type SpecificationRow = { label: string; value: string; href?: string; parts?: SpecificationPart[] };
type SpecificationPart = { text: string; href?: string };
/** The rows under one heading of the table. */
export type SpecificationSection = { group: SpecificationGroup; rows: SpecificationRow[] };

/** A row with the key of its field and its heading. */
type KeyedRow = { key: string; group: SpecificationGroup; row: SpecificationRow };

type Words = { label?: string; unit?: string; values?: Record<string, string> };
type Texts = Record<string, Words | string>;
/** Labels and units, values in words by {@link figureKey}, and the names of the products in it. */
export type SpecificationWords = { texts: Texts; said: Record<string, string>; names: Map<string, string> };

/** The words of the specification in a language. */
export function specificationWords(locale: Locale, names: Map<string, string> = new Map()): SpecificationWords {
  const { specification, figureValues } = messages(locale, 'specification', 'figureValues');
  return { texts: specification as Texts, said: figureValues as Record<string, string>, names };
}

/** Keys of texts have no full stops. */
const figureKey = (value: string) => value.replaceAll('.', '_');

/** With a real minus sign: a hyphen is half as wide as a digit and sits too low. */
const figure = (value: number): string => formatDecimal(value).replace('-', '−');

/** Keys whose value is another product's id. */
const KIT_PARTS = ['panelSlug', 'inverterSlug'];

/** The ids of a kit's panel and inverter. */
export const kitParts = (product: Product): string[] =>
  KIT_PARTS.map((key) => product.specification[key]).filter((id) => typeof id === 'string');

/** The ids of all products that the specification names. */
export const namedProducts = (product: Product): string[] => [
  ...new Set([...kitParts(product), ...statedParts(product.specification as Specification).map(({ slug }) => slug)]),
];

/** The rows under their headings; a heading without rows is left out. */
export function specificationSections(product: Product, words: SpecificationWords): SpecificationSection[] {
  const rows = keyedRows(product, words);
  return SPECIFICATION_GROUPS.map((group) => ({
    group,
    rows: rows.filter((one) => one.group === group).map(({ row }) => row),
  })).filter(({ rows }) => rows.length);
}

/** Labels, units and values for display; a key without a text is spelt out from its own name. */
export function keyedRows(product: Product, { texts, said, names }: SpecificationWords): KeyedRow[] {
  const word = (key: string) => String(texts[key] ?? '');
  const print = (value: unknown, { unit, values }: Words): string => {
    const known = values?.[String(value)] ?? said[figureKey(String(value))];
    if (known) return known;
    if (typeof value === 'boolean') return word(value ? 'yes' : 'no');
    const text = Array.isArray(value)
      ? value.map((one) => print(one, { values })).join(', ')
      : typeof value === 'number'
        ? figure(value)
        : String(value);
    if (!unit) return text;
    return unit.startsWith('%') || unit === '°' ? `${text}${unit}` : `${text} ${unit}`;
  };
  /** "6 x slug" with the product's name, and its page as long as it is on sale. */
  const inWords = (line: unknown): SpecificationPart => {
    const part = readKitPart(String(line));
    if (!part) return { text: String(line) };
    const name = names.get(part.slug);
    const text = `${part.quantity} × ${name ?? part.slug}`;
    return name ? { text, href: hrefs.product(part.slug) } : { text };
  };
  // The database does not preserve the order of keys; the texts do.
  const order = Object.keys(texts);
  const place = (key: string) => (order.includes(key) ? order.indexOf(key) : order.length);
  const entries = Object.entries(product.specification).sort(([one], [other]) => place(one) - place(other));
  const rows = entries.map(([key, value]): KeyedRow => {
    const words = (typeof texts[key] === 'object' ? texts[key] : {}) as Words;
    const label = words.label ?? spelt(key);
    if (key === 'parts' && Array.isArray(value)) {
      const parts = value.map(inWords);
      return { key, group: groupOf(key), row: { label, value: parts.map(({ text }) => text).join('; '), parts } };
    }
    const name = KIT_PARTS.includes(key) ? names.get(String(value)) : undefined;
    return {
      key,
      group: groupOf(key),
      row: name ? { label, value: name, href: hrefs.product(String(value)) } : { label, value: print(value, words) },
    };
  });
  return [...rows, ...detailRows(product, texts, print)];
}

/** The fields that the field table shows here; what the product leaves open has no row. */
function detailRows(product: Product, texts: Texts, print: (value: unknown, words: Words) => string): KeyedRow[] {
  return DETAILS.flatMap((field): KeyedRow[] => {
    const { shown, key } = field;
    const value = product[key];
    if (!shown || isNothing(value)) return [];
    const words = wordsOf(texts, shown.text);
    const text =
      field.kind === 'sides' && Array.isArray(value)
        ? value.map((one) => formatDecimal(Number(one))).join(' × ')
        : value;
    return [{ key, group: shown.group, row: { label: words.label ?? spelt(key), value: print(text, words) } }];
  });
}

const isNothing = (value: unknown) =>
  value === '' || value === null || value === undefined || value === 0 || (Array.isArray(value) && value.length === 0);

/** A text with its unit beside it (`weight`, `weightUnit`), or one with both in it. */
function wordsOf(texts: Texts, key: string): Words {
  const words = texts[key];
  if (typeof words !== 'string') return words ?? {};
  const unit = texts[`${key}Unit`];
  return { label: words, ...(typeof unit === 'string' && { unit }) };
}

/** `maxChargeA` → "Max charge a". */
const spelt = (key: string) => {
  const words = key.replace(/([a-z\d])([A-Z])/g, '$1 $2').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
};
