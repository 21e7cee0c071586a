import { BRAND } from '#src/kernel/brand.ts';
import { isGstin } from '#src/kernel/gstin.ts';
import { pinPrefixes } from '#src/kernel/pin-prefixes.ts';
import { type Because, because } from '#src/kernel/refusals.ts';
import { correctBrand, correctSun } from '#src/platform/colours/palette.ts';
import { isMarkUrl } from '#src/platform/media/mark-url.ts';
import { splitStates } from './sold-states.ts';
import { findState, nearestState } from './states.ts';

export const SECTIONS = [
  'brand',
  'looks',
  'pictures',
  'states',
  'contact',
  'figures',
  'seller',
  'officer',
  'tax',
  'promises',
  'transfer',
  'cash',
  'reminders',
] as const;
type SettingSection = (typeof SECTIONS)[number];

/** One thing that the owner can set. Its key is its path in src/kernel/brand.ts, where its default is. */
export type SettingField = {
  key: string;
  section: SettingSection;
  kind: 'mark' | 'picture' | 'colour' | 'states' | 'text' | 'paragraph' | 'email' | 'phone' | 'number';
  /** The most characters, or the largest number. */
  max: number;
  min?: number;
  /** The only values allowed. */
  choices?: readonly (string | number)[];
  /** Whether decimals are allowed. */
  decimals?: boolean;
  /** Why the value is not allowed; the field's reason in a refusal. */
  check?: (value: string) => Because | undefined;
  /** May be left empty: pages then show nothing there, or the environment's value. */
  optional?: true;
  /** A change has consequences that the owner must know: worded under `settings.warnings`. */
  warns?: true;
};

const FIGURE = /^\d{1,3}(\.\d{1,2})?$/;
const COUNT = /^\d{1,4}(\.\d)?[kKmM]?\+?$/;
const figure = (value: string) => (FIGURE.test(value) && Number(value) <= 5 ? undefined : 'rating-figure');
const count = (value: string) => (COUNT.test(value) ? undefined : 'count-figure');
const letters = (value: string) => (/^[A-Z][A-Z0-9]{0,2}$/.test(value) ? undefined : 'series-format');

/** The names of the scenes that the owner can replace. */
export const SCENES = Object.keys(BRAND.pictures) as (keyof typeof BRAND.pictures)[];
const upload = (value: string) => (/^p-[0-9a-f]{24}$/.test(value) ? undefined : 'uploaded-picture');
const mark = (value: string) => (isMarkUrl(value) ? undefined : 'uploaded-logo');
const colour =
  (correct: (hex: string) => string) =>
  (value: string): Because | undefined => {
    if (!/^#[0-9a-f]{6}$/.test(value)) return 'must-be-colour';
    const fine = correct(value);
    return fine === value ? undefined : because('colour-unreadable', { colour: fine });
  };
const states = (value: string): Because | undefined => {
  const wrong = splitStates(value).find((name) => findState(name)?.name !== name);
  return wrong === undefined ? undefined : because('no-such-state', { name: wrong, nearest: nearestState(wrong) });
};

const pins = (value: string) =>
  pinPrefixes(value).every((begin) => /^[1-9]\d{1,5}$/.test(begin)) ? undefined : 'pin-beginnings';

const text = (section: SettingSection, key: string, max = 80, more: Partial<SettingField> = {}): SettingField => ({
  section,
  key,
  kind: 'text',
  max,
  ...more,
});

/** All settings, in the order in which the page shows them. */
export const SETTINGS: readonly SettingField[] = [
  text('brand', 'name', 30),
  text('brand', 'longName', 60),
  text('looks', 'logo', 200, { kind: 'mark', optional: true, check: mark }),
  text('looks', 'logoDark', 200, { kind: 'mark', optional: true, check: mark }),
  text('looks', 'colors.brand', 7, { kind: 'colour', optional: true, check: colour(correctBrand) }),
  text('looks', 'colors.sun', 7, { kind: 'colour', optional: true, check: colour(correctSun) }),
  ...SCENES.map((scene) =>
    text('pictures', `pictures.${scene}`, 40, { kind: 'picture', optional: true, check: upload }),
  ),
  text('states', 'states', 800, { kind: 'states', optional: true, check: states }),
  text('contact', 'contact.phone', 20, { kind: 'phone' }),
  text('contact', 'contact.whatsapp', 20, { kind: 'phone', optional: true }),
  text('contact', 'contact.email', 120, { kind: 'email' }),
  text('contact', 'contact.sales', 120, { kind: 'email' }),
  text('contact', 'contact.hours', 60),
  text('contact', 'contact.city', 60),
  { section: 'contact', key: 'contact.place.latitude', kind: 'number', min: -90, max: 90, decimals: true },
  { section: 'contact', key: 'contact.place.longitude', kind: 'number', min: -180, max: 180, decimals: true },
  { section: 'figures', key: 'figures.serviceRating', kind: 'number', min: 0, max: 5, decimals: true, optional: true },
  text('figures', 'figures.serviceCustomers', 8, { check: count, optional: true }),
  text('figures', 'figures.services.rating', 4, { check: figure, optional: true }),
  text('figures', 'figures.services.count', 8, { check: count, optional: true }),
  ...[1, 2, 3].flatMap((plan) => [
    text('figures', `figures.plans.${plan}.rating`, 4, { check: figure, optional: true }),
    text('figures', `figures.plans.${plan}.count`, 8, { check: count, optional: true }),
  ]),
  text('seller', 'legal.seller', 120),
  text('seller', 'legal.address', 300, { kind: 'paragraph' }),
  text('seller', 'legal.courts', 60),
  text('seller', 'delivery.ownCarrier', 60),
  text('officer', 'legal.grievanceOfficer.name', 80),
  text('officer', 'legal.grievanceOfficer.title', 80),
  text('officer', 'legal.grievanceOfficer.email', 120, { kind: 'email' }),
  text('officer', 'legal.grievanceOfficer.phone', 20, { kind: 'phone' }),
  text('tax', 'legal.tax.gstin', 15, {
    check: (value) => (isGstin(value) ? undefined : 'gstin-format'),
    warns: true,
  }),
  text('tax', 'legal.tax.pan', 10, {
    check: (value) => (/^[A-Z]{5}\d{4}[A-Z]$/.test(value) ? undefined : 'pan-format'),
  }),
  { section: 'tax', key: 'legal.tax.hsnDigits', kind: 'number', max: 8, choices: [4, 6, 8] },
  ...['invoice', 'credit-note', 'receipt-voucher', 'refund-voucher'].map((kind) =>
    text('tax', `legal.tax.series.${kind}`, 3, { check: letters, warns: true as const }),
  ),
  ...['dispatch', 'delivery', 'returns', 'refund'].map(
    (key): SettingField => ({ section: 'promises', key: `legal.days.${key}`, kind: 'number', min: 1, max: 90 }),
  ),
  text('transfer', 'transfer.name', 120, { optional: true }),
  text('transfer', 'transfer.account', 18, {
    optional: true,
    check: (value) => (/^\d{6,18}$/.test(value) ? undefined : 'account-number'),
  }),
  text('transfer', 'transfer.ifsc', 11, {
    optional: true,
    check: (value) => (/^[A-Z]{4}0[A-Z0-9]{6}$/.test(value) ? undefined : 'ifsc-format'),
  }),
  text('transfer', 'transfer.bank', 80, { optional: true }),
  { section: 'transfer', key: 'transfer.days', kind: 'number', min: 1, max: 14 },
  { section: 'transfer', key: 'transfer.least', kind: 'number', min: 1, max: 10_000_000 },
  { section: 'transfer', key: 'transfer.most', kind: 'number', min: 1, max: 10_000_000 },
  text('transfer', 'transfer.pins', 400, { optional: true, check: pins }),
  { section: 'cash', key: 'cash.least', kind: 'number', min: 0, max: 10_000_000 },
  { section: 'cash', key: 'cash.most', kind: 'number', min: 0, max: 10_000_000 },
  text('cash', 'cash.excludedPins', 400, { optional: true, check: pins }),
  { section: 'reminders', key: 'reminders.cartHours', kind: 'number', min: 0, max: 168 },
];

export type SettingValues = Record<string, string | number>;
