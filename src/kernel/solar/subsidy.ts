import { type Paise, paise } from '../money.ts';

/** PM Surya Ghar: an amount for each of the first kW, a lower one up to the last that counts. */
export type SubsidyRates = {
  perKw: Paise;
  firstKw: number;
  perKwBeyond: Paise;
  lastKw: number;
  /** States of the special category get a tenth more, in hundredths of a percent on top. */
  specialBp: number;
};

/** PM Surya Ghar's States and Union Territories of the special category. */
const SPECIAL_STATES = [
  ...['Arunachal Pradesh', 'Assam', 'Manipur', 'Meghalaya', 'Mizoram', 'Nagaland', 'Sikkim', 'Tripura'],
  ...['Himachal Pradesh', 'Jammu and Kashmir', 'Ladakh', 'Uttarakhand', 'Andaman and Nicobar Islands', 'Lakshadweep'],
];

export const isSpecialState = (state: string): boolean => SPECIAL_STATES.includes(state);

/** What the scheme asks. Each may be why there is none. */
export type SubsidyCase = {
  /** The rates on the day in question; undefined when none are known for that day. */
  rates: SubsidyRates | undefined;
  /** Whether that is because the last ones that we know of have ended. */
  schemeEnded?: boolean | undefined;
  /** The smallest counts. */
  kw: { modules: number; inverter: number; approved?: number | undefined };
  residential: boolean;
  /** Modules and cells made in India, listed and proven. */
  dcr: boolean;
  /** The shop is a vendor registered with the scheme on that day. */
  vendorRegistered: boolean;
  specialState: boolean;
};

/** `due`, or the first reason why there is none. */
export const SUBSIDY_REASONS = [
  'due',
  'scheme-ended',
  'scheme-not-known',
  'not-residential',
  'not-dcr',
  'vendor-not-registered',
] as const;

export type Subsidy = { amount: Paise; why: (typeof SUBSIDY_REASONS)[number] };

/** The subsidy, paid to the customer later and never part of a price. In proportion to parts of a kW. Formula 13 of docs/solar.md. */
export function subsidyFor(at: SubsidyCase): Subsidy {
  const { rates, kw, residential, dcr, vendorRegistered, specialState } = at;
  const none = (why: Exclude<Subsidy['why'], 'due'>): Subsidy => ({ amount: paise(0), why });
  if (!rates) return none(at.schemeEnded ? 'scheme-ended' : 'scheme-not-known');
  if (!residential) return none('not-residential');
  if (!dcr) return none('not-dcr');
  if (!vendorRegistered) return none('vendor-not-registered');
  const counted = Math.max(0, Math.min(kw.modules, kw.inverter, kw.approved ?? Number.POSITIVE_INFINITY));
  return { amount: subsidyByRates(rates, counted, specialState), why: 'due' };
}

/** The formula alone, rounded to the paisa. @internal for tests. */
export function subsidyByRates(rates: SubsidyRates, kw: number, specialState: boolean): Paise {
  const first = Math.min(kw, rates.firstKw);
  const beyond = Math.min(Math.max(kw - rates.firstKw, 0), rates.lastKw - rates.firstKw);
  const amount = rates.perKw * first + rates.perKwBeyond * beyond;
  return paise(Math.round((amount * (10_000 + (specialState ? rates.specialBp : 0))) / 10_000));
}
