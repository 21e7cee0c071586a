import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Product } from '#src/wire/domain.ts';
import { keyedRows } from './specification.server.ts';

const json = (path: string) => JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8'));
const texts = json('../../messages/en/specification.json');
const seed: { products: { specification: Record<string, unknown> }[] } = json('../../../../seed/catalogue.json');
const rows = (specification: Record<string, unknown>, more: Partial<Product> = {}) =>
  keyedRows({ specification, ...more } as Product, {
    texts,
    said: {},
    names: new Map([['a-panel', 'A panel']]),
  }).map(({ row }) => row);

describe('the specification table', () => {
  it('has a label for every field of the catalogue', () => {
    const keys = new Set(seed.products.flatMap((product) => Object.keys(product.specification)));
    expect([...keys].filter((key) => typeof texts[key]?.label !== 'string')).toEqual([]);
  });

  it('formats figures with units, lists, yes and no, and values in words', () => {
    expect(
      rows({
        vocV: 49.8,
        efficiencyPercent: 21.3,
        tiltDegrees: 15,
        bifacial: false,
        systemVoltageV: [12, 24],
        technology: 'ETC',
      })
        .map((row) => row.value)
        .sort(),
    ).toEqual(['12, 24 V', '15°', '21.3%', '49.8 V', 'Evacuated tubes (ETC)', 'No'].sort());
  });

  it('writes a minus sign, not a hyphen', () => {
    expect(rows({ vocTempCoefficientPercent: -0.27 })[0]?.value).toContain('−0.27');
  });

  it('keeps the order of the texts, since the database keeps none', () => {
    expect(rows({ iscA: 13.95, vocV: 49.8, cellCount: 144 }).map((row) => row.value)).toEqual([
      '144',
      '49.8 V',
      '13.95 A',
    ]);
  });

  it('links the parts of a kit, and spells out what has no text', () => {
    expect(rows({ panelSlug: 'a-panel' })[0]).toEqual({
      label: 'Panel in this kit',
      value: 'A panel',
      href: '/productPage/a-panel',
    });
    expect(rows({ parts: ['6 x a-panel', '1 x gone', 'a drawing'] })[0]).toEqual({
      label: 'Parts',
      value: '6 × A panel; 1 × gone; a drawing',
      parts: [{ text: '6 × A panel', href: '/productPage/a-panel' }, { text: '1 × gone' }, { text: 'a drawing' }],
    });
    expect(rows({ glassThickness: '3.2 mm' })[0]).toEqual({ label: 'Glass thickness', value: '3.2 mm' });
  });
});
