import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { DETAIL_FIELDS, MAIN_FIELDS } from '#src/kernel/product-fields.ts';
import { BALANCE_PARTS } from '#src/kernel/solar/compatibility/part.ts';
import { PRODUCT_BREAKS, SHOP_BREAKS } from '#tests/support/catalogue/rule-breaks.ts';
import { readSeedMark } from './mark-rules.ts';
import { checkCatalogue, checksOf, seedCatalogue } from './seed-schema.ts';

const FILE: unknown = JSON.parse(readFileSync(new URL('../../../../seed/catalogue.json', import.meta.url), 'utf8'));
const catalogue = () => seedCatalogue.parse(structuredClone(FILE));
const blame = (subject: string, rule: string) => expect.stringContaining(`${subject} breaks the rule "${rule}"`);

/** The real catalogue with one key of one product set: `specification.vmpV`, `dimensionsMm.0`. */
function withValue(slug: string, key: string, value: unknown) {
  const all = catalogue();
  const names = key.split('.');
  const last = names.pop() ?? '';
  let at = all.products.find((product) => product.slug === slug) as unknown as Record<string, unknown>;
  for (const name of names) at = at[name] as Record<string, unknown>;
  at[last] = value;
  return all;
}

const MARK_BREAKS: [rule: string, svg: string | undefined][] = [
  ['mark exists', undefined],
  ['mark is an SVG', '<html></html>'],
  ['mark draws and nothing else', svg('<script>fetch(1)</script>')],
  ['mark draws and nothing else', svg('<foreignObject/>')],
  ['mark draws and nothing else', svg('<image width="1"/>')],
  ['mark draws and nothing else', svg('<style>path{}</style>')],
  ['mark draws and nothing else', svg('<use/>')],
  ['mark draws and nothing else', svg('<x:script/>')],
  ['mark holds no script and no reference', svg('<path onload="x()"/>')],
  ['mark holds no script and no reference', svg('<path\nONCLICK = "x()"/>')],
  ['mark holds no script and no reference', svg('<path xlink:href="https://elsewhere.example/a"/>')],
  ['mark holds no script and no reference', svg('<path fill="url(//elsewhere.example/a)"/>')],
  ['mark holds no script and no reference', svg('<path fill="url(paint.svg#a)"/>')],
  ['mark holds no script and no reference', svg('<path style="fill:red"/>')],
  ['mark holds no script and no reference', svg('<!DOCTYPE svg [<!ENTITY a "b">]>')],
  ['mark holds no script and no reference', svg('<title>&#60;</title>')],
];
function svg(inside: string) {
  return `<svg xmlns="http://www.w3.org/2000/svg">${inside}</svg>`;
}

describe('the seed catalogue', () => {
  it('has every part of a system, so that one can be bought in parts as well as a kit', () => {
    const parts = catalogue().products.filter(({ category }) => category === 'balance-of-system');
    expect(parts.length).toBeGreaterThanOrEqual(14);
    const kinds = parts.map(({ specification }) => (specification as { partType?: string }).partType);
    expect([...new Set(kinds)].sort()).toEqual([...BALANCE_PARTS].sort());
  });
  it('has no errors', () => expect(checkCatalogue(FILE)).toEqual([]));

  it('is refused by a test for each of its rules', () => {
    const rules = checksOf(catalogue(), readSeedMark).flatMap(({ checks }) => checks.map(([rule]) => rule));
    const broken = [...PRODUCT_BREAKS, ...SHOP_BREAKS, ...MARK_BREAKS].map(([rule]) => rule);
    expect(new Set(broken)).toEqual(new Set(rules));
  });
});

describe('a wrong value is reported for its product by its rule', () => {
  for (const [rule, blamed, key, value, changed = blamed] of PRODUCT_BREAKS) {
    it(`${rule}: ${changed} with ${key} = ${JSON.stringify(value)}`, () => {
      expect(checkCatalogue(withValue(changed, key, value))).toContainEqual(blame(blamed, rule));
    });
  }

  it.each(SHOP_BREAKS)('%s: %s', (rule, blamed, change) => {
    const all = catalogue();
    change(all);
    expect(checkCatalogue(all)).toContainEqual(blame(blamed, rule));
  });
});

describe('a brand’s mark only draws', () => {
  it.each(MARK_BREAKS)('%s: %s', (rule, text) => {
    const faults = checkCatalogue(FILE, (path) => (path === 'brands/orvani.svg' ? text : readSeedMark(path)));
    expect(faults).toEqual(expect.arrayContaining([blame('Brand orvani', rule)]));
  });

  it('may refer to itself', () => {
    expect(checkCatalogue(FILE, () => svg('<path fill="url(#sun)"/>'))).toEqual([]);
  });
});

describe('a wrong shape', () => {
  const PANEL = 'tejvan-335w-poly-panel';
  it.each([
    ['specification.vocV', '46 V'],
    ['specification.vocV', -46],
    ['specification.cellCount', 72.5],
    ['family', 'string-inverter'],
    ['family', 'sail'],
    ['category', 'solar-pumps'],
    ['placement', 'Flash Deals'],
    ['gst.effectiveFrom', '22-09-2025'],
    ['dimensionsMm', [1956, 992]],
    ['price', 79.5],
    ['price', MAIN_FIELDS.price.most + 1],
    ['title', 'x'.repeat(MAIN_FIELDS.title.most + 1)],
    ['dimensionsMm.0', DETAIL_FIELDS.dimensionsMm.parts.lengthMm.most + 1],
    ['certifications', Array(DETAIL_FIELDS.certifications.most + 1).fill('IEC 61215')],
    ['slug', 'Tejvan 335'],
  ])('%s = %j is reported with the product and the key', (key, value) => {
    const faults = checkCatalogue(withValue(PANEL, key, value));
    expect(faults.length).toBeGreaterThan(0);
    for (const fault of faults)
      expect(fault).toMatch(/^(tejvan-335w-poly-panel|Tejvan 335) breaks the rule "shape" at /);
  });

  it('a missing key and an unknown key are named', () => {
    const all = catalogue();
    const panel = all.products.find(({ slug }) => slug === PANEL) as unknown as {
      specification: Record<string, unknown>;
    };
    panel.specification = { ...panel.specification, vocV: undefined, vocc: 46 };
    expect(checkCatalogue(all)).toEqual([
      `${PANEL} breaks the rule "shape" at specification.vocV: Invalid input: expected number, received undefined.`,
      `${PANEL} breaks the rule "shape" at specification: Unrecognized key: "vocc".`,
    ]);
  });

  it.each([null, 'text', {}, { products: {} }])('%j is not a catalogue', (data) => {
    expect(checkCatalogue(data)).toContainEqual(blame('The catalogue', 'shape'));
  });
});
