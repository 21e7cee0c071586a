import { readFileSync } from 'node:fs';
import type { Specification } from '#src/kernel/product-details.ts';
import { kindOf, type Part } from '#src/kernel/solar/compatibility/part.ts';

type SeedPart = { slug: string; category: string; specification: Specification; dimensionsMm: number[]; dcr: boolean };
const { products } = JSON.parse(readFileSync(new URL('../../../seed/catalogue.json', import.meta.url), 'utf8')) as {
  products: SeedPart[];
};

export const KITS = products.filter(({ specification }) => 'systemPowerKw' in specification);

/** A product of the demonstration catalogue as a part, with figures changed; `undefined` removes one. */
export function seedPart(slug: string, quantity = 1, changes: Record<string, unknown> = {}): Part {
  const product = products.find((one) => one.slug === slug);
  const kind = product && kindOf(product.category, product.specification);
  if (!kind) throw new Error(`no part ${slug}`);
  const figures = { ...product.specification, ...changes } as Specification;
  for (const [key, value] of Object.entries(changes)) if (value === undefined) delete figures[key];
  return { id: slug, kind, quantity, figures, sidesMm: product.dimensionsMm, dcr: product.dcr };
}

export const SLUGS = {
  panel540: 'ruvanta-540w-mono-perc-dcr-panel',
  panel550: 'ruvanta-550w-mono-perc-half-cut-panel',
  panel445: 'ruvanta-445w-all-black-topcon-dcr-panel',
  panel590: 'ruvanta-590w-topcon-bifacial-panel',
  panel715: 'ruvanta-715w-hjt-bifacial-panel',
  panel335: 'tejvan-335w-poly-panel',
  inverter3: 'orvani-3kw-single-phase-string-inverter',
  inverter5: 'orvani-5kw-single-phase-string-inverter',
  inverter10: 'orvani-10kw-three-phase-string-inverter',
  hybrid5: 'orvani-5kw-hybrid-inverter-48v',
  offGrid: 'tejvan-2500va-off-grid-inverter-24v',
  battery5: 'orvani-5kwh-wall-battery',
  tubular150: 'tejvan-150ah-tubular-solar-battery',
  controller: 'jalvira-5hp-solar-pump-controller',
  wallBox: 'gativo-7kw-wall-box',
} as const;
