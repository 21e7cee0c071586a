import { z } from 'zod';
import { balanceChecks, balancePart } from './balance-rules.ts';
import { battery, batteryChecks } from './battery-rules.ts';
import { evCharger, evChargerChecks, solarCharger, solarChargerChecks } from './charger-rules.ts';
import { type Check, type Checked, faultsOf } from './check.ts';
import { inverter, inverterChecks } from './inverter-rules.ts';
import { homeLight, homeLightChecks, light, lightChecks } from './light-rules.ts';
import { markChecks, type ReadMark, readSeedMark } from './mark-rules.ts';
import { panel, panelChecks } from './panel-rules.ts';
import { slug, text } from './product-shape.ts';
import { kitChecks, type Parts, rooftopKit } from './rooftop-rules.ts';
import { mountingStructure, structureChecks } from './structure-rules.ts';
import { taxChecks } from './tax-rules.ts';
import { productChecks, shopChecks } from './trade-rules.ts';
import { heater, heaterChecks, pump, pumpChecks, pumpController, pumpControllerChecks } from './water-rules.ts';

export const seedProduct = z.discriminatedUnion('family', [
  panel,
  inverter,
  rooftopKit,
  mountingStructure,
  light,
  homeLight,
  heater,
  pump,
  pumpController,
  battery,
  solarCharger,
  evCharger,
  balancePart,
]);
const mark = z.string().regex(/^brands\/[a-z0-9-]+\.svg$/, 'expected brands/….svg');

/** The shape of `seed/catalogue.json`. Unknown keys are refused: a misspelt key would be a figure that no page shows. @internal */
export const seedCatalogue = z.strictObject({
  checkedOn: z.iso.date(),
  brands: z.array(z.strictObject({ slug, name: text, line: text, mark })),
  categories: z.array(z.strictObject({ slug, name: text, noun: text, blurb: text })),
  products: z.array(seedProduct),
});
export type SeedCatalogue = z.infer<typeof seedCatalogue>;
export type SeedProduct = z.infer<typeof seedProduct>;

/**
 * What is wrong with a catalogue: one plain sentence per fault, with the product and the rule; none for a valid one. The figures are checked only
 * when the shape is right, because the checks need every key.
 * @internal
 */
export function checkCatalogue(data: unknown, readMark: ReadMark = readSeedMark): string[] {
  const parsed = seedCatalogue.safeParse(data);
  if (!parsed.success) return parsed.error.issues.map((issue) => shapeFault(data, issue));
  return checksOf(parsed.data, readMark).flatMap(faultsOf);
}

/** Every check of a catalogue of the right shape, passed ones too, so that a test can see each rule fail. @internal */
export function checksOf(catalogue: SeedCatalogue, readMark: ReadMark): Checked[] {
  const { products, brands } = catalogue;
  const parts: Parts = {
    panels: products.filter((product) => product.category === 'solar-panels'),
    inverters: products.filter((product) => product.category === 'solar-inverters'),
    batteries: products.filter((product) => product.category === 'solar-batteries'),
    prices: new Map(products.map(({ slug, price }) => [slug, price])),
  };
  return [
    ...shopChecks(catalogue),
    ...brands.map((brand) => ({ subject: `Brand ${brand.slug}`, checks: markChecks(brand, readMark) })),
    ...products.map((product) => ({
      subject: product.slug,
      checks: [...productChecks(product, catalogue), ...taxChecks(product), ...physicalChecks(product, parts)],
    })),
  ];
}

function physicalChecks(product: SeedProduct, parts: Parts): Check[] {
  switch (product.category) {
    case 'solar-panels':
      return panelChecks(product);
    case 'solar-inverters':
      return inverterChecks(product);
    case 'solar-rooftop':
      return product.family === 'rooftop-kit' ? kitChecks(product, parts) : structureChecks(product);
    case 'solar-lights':
      return lightChecks(product);
    case 'solar-home-lights':
      return homeLightChecks(product);
    case 'solar-water-heaters':
      return heaterChecks(product);
    case 'solar-pumps':
      return product.family === 'pump-controller' ? pumpControllerChecks(product) : pumpChecks(product);
    case 'solar-batteries':
      return batteryChecks(product);
    case 'solar-chargers':
      return solarChargerChecks(product);
    case 'ev-chargers':
      return evChargerChecks(product);
    case 'balance-of-system':
      return balanceChecks(product);
  }
}

function shapeFault(data: unknown, { path, message }: z.core.$ZodIssue): string {
  const [list, index, ...rest] = path;
  const slugOf = z.looseObject({ slug: z.string() });
  const entry = slugOf.safeParse(
    (data as Record<PropertyKey, Record<PropertyKey, unknown>> | null)?.[list ?? '']?.[index ?? ''],
  );
  const where = entry.success ? rest : path;
  return `${entry.success ? entry.data.slug : 'The catalogue'} breaks the rule "shape" at ${where.join('.') || 'its keys'}: ${message}.`;
}
