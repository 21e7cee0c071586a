import type { SeedCatalogue } from '#src/shop/catalogue/seed/seed-schema.ts';

/**
 * One value of the real catalogue made wrong: the rule, the product that is blamed, the key, the value, and the product whose key it is, if
 * another.
 */
export type Break = readonly [rule: string, blamed: string, key: string, value: unknown, changed?: string];

const PANEL = 'tejvan-335w-poly-panel';
const STRING = 'orvani-3kw-single-phase-string-inverter';
const KIT = 'ruvanta-3kw-dcr-on-grid-rooftop-kit';
const LIGHT = 'dipavi-40w-split-street-light';
const HOME = 'dipavi-four-lamp-home-light-kit';
const HEATER = 'jalvira-200l-etc-water-heater';
const PUMP = 'jalvira-2hp-ac-surface-pump';
const DRIVE = 'jalvira-5hp-solar-pump-controller';
const LEAD = 'tejvan-150ah-tubular-solar-battery';
const LFP = 'orvani-5kwh-wall-battery';
const MPPT = 'orvani-60a-mppt-charge-controller';
const WALL_BOX = 'gativo-22kw-three-phase-wall-box';

export const PRODUCT_BREAKS: readonly Break[] = [
  ['brand is listed', PANEL, 'brand', 'nobody'],
  ['price is at most the list price', PANEL, 'price', 12_491],
  ['placement is deserved by the discount', PANEL, 'price', 12_000],
  ['ALMM and DCR are for modules and their kits', LIGHT, 'almm', true],
  ['ALMM and DCR are for modules and their kits', 'ruvanta-elevated-gi-structure-3kw', 'almm', true],
  ['DCR implies ALMM', PANEL, 'dcr', true],
  ['DCR products list their certificate', KIT, 'certifications', ['IS 16169:2014']],
  ['GST class is known', PANEL, 'gst.class', 'toString'],
  ['GST class suits the product', PANEL, 'gst.class', 'Solar pump'],
  ['GST rate is that of its class', PANEL, 'gst.ratePercent', 12],
  ['GST rate is that of its class', LFP, 'gst.ratePercent', 5],
  ['GST rate starts with its notification', WALL_BOX, 'gst.effectiveFrom', '2025-09-22'],
  ['HSN is that of the GST class', PANEL, 'hsn', '854140'],
  ['an unsure GST rate says that an accountant has to confirm it', PUMP, 'gst.source', 'Notification 9/2025-CT(Rate)'],

  ['Vmp is below Voc', PANEL, 'specification.vmpV', 46],
  ['Imp is below Isc', PANEL, 'specification.impA', 9.35],
  ['peak power is Vmp times Imp', PANEL, 'specification.peakPowerWp', 341],
  ['efficiency is power over area', PANEL, 'specification.efficiencyPercent', 18],
  ['efficiency is power over area', PANEL, 'dimensionsMm.0', 1860],
  ['fill factor is 0.70 to 0.86', PANEL, 'specification.vocV', 41],
  ['fill factor is 0.70 to 0.86', PANEL, 'specification.vocV', 52],
  ['Voc is within the system voltage', PANEL, 'specification.maxSystemVoltageV', 45],
  ['bifacial is said of bifacial panels alone', PANEL, 'specification.bifacial', true],

  ['MPPT minimum is below its maximum', STRING, 'specification.mpptMinV', 560],
  ['MPPT maximum is below the DC limit', STRING, 'specification.mpptMaxV', 600],
  ['PV power is at least the rated power', STRING, 'specification.maxPvPowerW', 2999],
  ['short-circuit limit is above the working current', STRING, 'specification.maxShortCircuitCurrentA', 16],
  ['AC voltage is that of its phases', STRING, 'specification.acVoltageV', 415],
  ['battery class is inside the battery window', 'orvani-5kw-hybrid-inverter-48v', 'specification.batteryMinV', 48],

  ['kit power is panels times Wp', KIT, 'specification.systemPowerKw', 3.3],
  ['kit yield is 4.0 kWh per kW per day', KIT, 'specification.annualYieldKwh', 5210],
  ['kit yield is 4.0 kWh per kW per day', KIT, 'specification.annualYieldKwh', 4250],
  ['kit panel is on sale', KIT, 'specification.panelSlug', STRING],
  ['kit inverter is on sale', KIT, 'specification.inverterSlug', PANEL],
  ['kit names the Wp of its panel', KIT, 'specification.panelWp', 545],
  ['kit has the flags of its panel', KIT, 'dcr', false],
  ['kit panels fit its roof area', KIT, 'specification.roofAreaM2', 15],
  ['kit has the phases of its inverter', KIT, 'specification.phases', 3],
  ['kit panels share out over the trackers', 'ruvanta-5kw-dcr-on-grid-rooftop-kit', 'specification.panelCount', 9],
  ['string Voc at 5 °C is below the DC limit', KIT, 'specification.panelCount', 12],
  // At 25 °C the string of six gives 297 V: below this limit, and above it on a cold morning.
  ['string Voc at 5 °C is below the DC limit', KIT, 'specification.maxDcVoltageV', 305, STRING],
  ['string Vmp at 70 °C is above the MPPT minimum', KIT, 'specification.panelCount', 2],
  // At 25 °C it works at 250 V: above this minimum, and below it on a hot afternoon.
  ['string Vmp at 70 °C is above the MPPT minimum', KIT, 'specification.mpptMinV', 240, STRING],
  ['string Imp is within the input current', KIT, 'specification.panelSlug', 'ruvanta-715w-hjt-bifacial-panel'],
  ['string Isc is within the short-circuit limit', KIT, 'specification.maxShortCircuitCurrentA', 13.8, STRING],
  ['kit panels are within the PV power', KIT, 'specification.panelCount', 9],
  [
    'kit battery is on sale and fits the inverter',
    'ruvanta-5kw-hybrid-rooftop-kit-with-battery',
    'specification.batteryKwh',
    7,
  ],
  ['kit battery is on sale and fits the inverter', KIT, 'specification.batteryKwh', 5.12],
  ['kit parts are on sale', KIT, 'specification.parts', ['6 x nothing']],
  ['kit parts are its panels and inverter', KIT, 'specification.panelCount', 7],
  ['kit costs no more than its parts', KIT, 'price', 144_700],
  ['clamps open wider than they close', 'ruvanta-aluminium-rail-set-4-panels', 'specification.frameMinMm', 40],

  ['light is 90 to 190 lumens per watt', LIGHT, 'specification.lumens', 3560],
  ['light is 90 to 190 lumens per watt', HOME, 'specification.lumens', 955],
  ['autonomy is 90 % of the battery at full power', LIGHT, 'specification.autonomyH', 13],
  ['charging takes the battery over 75 % of the panel', LIGHT, 'specification.chargeH', 6],
  ['runtime is the usable battery over all lamps', HOME, 'specification.runtimeH', 28],

  ['collector area suits the litres', HEATER, 'specification.collectorAreaM2', 2],
  ['collector area suits the litres', 'jalvira-100l-fpc-water-heater', 'specification.collectorAreaM2', 1.5],
  ['tubes are as many as pictured', HEATER, 'specification.tubes', 18],
  ['motor kW is hp times 0.746', PUMP, 'specification.powerKw', 2],
  ['panels are 1.2 to 1.8 times the motor', PUMP, 'specification.panelWpNeeded', 1500],
  ['hydraulic power is 25 to 60 % of the motor', PUMP, 'specification.flowLph', 16_000],
  ['hydraulic power is 25 to 60 % of the motor', PUMP, 'specification.headM', 12],
  [
    'the curve goes through the rated point',
    PUMP,
    'specification.curve',
    ['10 m: 1 l/h', '22 m: 9000 l/h', '30 m: 1 l/h'],
  ],
  ['working head is below the highest head', PUMP, 'specification.maxHeadM', 22],
  ['an AC motor names its supply', PUMP, 'specification.motor', 'BLDC'],
  ['MPPT minimum is below its maximum', DRIVE, 'specification.mpptMinV', 800],
  ['controller takes the panels that its pump needs', DRIVE, 'specification.maxPvPowerW', 4700],

  ['battery energy is V times Ah', LFP, 'specification.energyKwh', 5.5],
  ['usable energy is energy times depth of discharge', LFP, 'specification.usableKwh', 5.12],
  ['lead-acid is discharged by half at most', LEAD, 'specification.depthOfDischargePercent', 80],
  ['charging current suits the chemistry', LEAD, 'specification.maxChargeA', 60],
  ['weight suits the energy', LFP, 'weightKg', 12],
  ['weight suits the energy', LEAD, 'weightKg', 18],

  ['controller power is its current at the highest voltage', MPPT, 'specification.maxPvPowerW', 6000],
  ['controller takes more volts than the battery has', MPPT, 'specification.maxPvVoltageV', 60],
  ['EV power is amperes times 230 V times phases', WALL_BOX, 'specification.powerKw', 7.4],
  ['EV voltage is that of its phases', WALL_BOX, 'specification.voltageV', 230],
  ['no cable means a socket', WALL_BOX, 'specification.cableM', 5],

  ['breaker is of a standard size', 'orvani-20a-double-pole-breaker', 'specification.ratedA', 22],
  ['breaker is of a standard size', 'ruvanta-ac-box-single-phase-20a', 'specification.ratedA', 22],
  ['cable is of a standard size', 'ruvanta-4mm2-solar-cable-per-metre', 'specification.areaMm2', 5],
  [
    'surge protector names its voltage or its phases',
    'orvani-1000v-dc-surge-protector',
    'specification.partType',
    'ac-spd',
  ],
  [
    'surge protector names its voltage or its phases',
    'orvani-ac-surge-protector-single-phase',
    'specification.partType',
    'dc-spd',
  ],
];

type ShopBreak = readonly [rule: string, blamed: string, change: (catalogue: SeedCatalogue) => void];

/** The catalogue as a whole made wrong. */
export const SHOP_BREAKS: readonly ShopBreak[] = [
  ['there are 60 products or more', 'The catalogue', ({ products }) => products.splice(59)],
  ['there are 6 brands or more', 'The catalogue', ({ brands }) => brands.pop()],
  ['no slug comes twice', 'The catalogue', ({ products }) => products.push(...products.slice(0, 1))],
  [
    'no SKU comes twice',
    'The catalogue',
    ({ products }) =>
      products.forEach((one) => Object.assign(one, { sku: one.slug.length % 2 ? 'TWICE-1' : 'twice-1' })),
  ],
  [
    'every placement has products',
    'The catalogue',
    (all) => keep(all, ({ placement }) => placement !== 'New Arrivals'),
  ],
  ['brand has products', 'Brand gativo', (all) => keep(all, ({ brand }) => brand !== 'gativo')],
  ['category has products', 'Category solar-pumps', (all) => keep(all, ({ category }) => category !== 'solar-pumps')],
  [
    'category is listed',
    PUMP,
    (all) =>
      all.categories.splice(0, all.categories.length, ...all.categories.filter(({ slug }) => slug !== 'solar-pumps')),
  ],
  [
    'Flash Delas holds one product of every category',
    'Category ev-chargers',
    (all) => keep(all, ({ slug }) => slug !== 'gativo-7kw-wall-box'),
  ],
  [
    'Top products holds one or more of every category',
    'Category solar-panels',
    (all) => keep(all, ({ placement }) => placement !== 'Top products'),
  ],
];

const keep = (catalogue: SeedCatalogue, test: (product: SeedCatalogue['products'][number]) => boolean) => {
  catalogue.products = catalogue.products.filter(test);
};
