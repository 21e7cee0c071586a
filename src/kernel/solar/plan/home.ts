import type { Paise } from '../../money.ts';
import type { LocalClimate } from '../climate.ts';
import type { LoanTerms } from '../emi.ts';
import type { InstalledTax } from '../installed-price.ts';
import type { Losses, SHADE } from '../losses.ts';
import type { SubsidyRates } from '../subsidy.ts';
import type { Rate, Use } from './consumption.ts';

export type Home = {
  use: Use;
  rate: Rate;
  billMonths: 1 | 2;
  local: LocalClimate;
  /** Free of shade and walkable around; undefined if the reader does not know. */
  roofM2?: number | undefined;
  shade: keyof typeof SHADE;
  /** Where the panels look, degrees from south, west positive. */
  azimuth: number;
  residential: boolean;
  /** Of a housing society. */
  sharedRoof: boolean;
};

/** The figures in force on the day. What is undefined is not known for that day, and nothing is computed from it. */
export type Terms = {
  /** Without the shade, which is the home's own. */
  losses: Losses;
  installed?: { tax: InstalledTax; workPerKw: Paise } | undefined;
  subsidy?: SubsidyRates | undefined;
  /** The scheme that we know of has ended by the day. */
  schemeEnded?: boolean | undefined;
  vendorRegistered: boolean;
  specialState: boolean;
  /** 0 if not known. */
  exportPaisePerUnit: number;
  /** Without it nobody knows when a system has paid for itself. */
  upkeepPerYear?: Paise | undefined;
  /** Of the scheme. */
  loan?: LoanTerms | undefined;
  /** The step to a larger system has to come back within these years. */
  mostYears: number;
  /** Share by which bills rise in a year; 0 unless the reader chooses otherwise. */
  tariffGrowth: number;
  /** Within one State. */
  interState: boolean;
};
