import { readFileSync } from 'node:fs';
import { paise } from '#src/kernel/money.ts';
import type { Tariff } from '#src/kernel/solar/bill.ts';
import type { ClimateRow } from '#src/kernel/solar/climate.ts';
import type { SolarSystem } from '#src/kernel/solar/yield.ts';

type Months = number[];
type Vectors = {
  sites: { id: string; lat: number; lon: number; ghi2015to2024: Months; ghiSd25: Months; t2m2015to2024: Months }[];
  yield: {
    site: string;
    tilt: number;
    azFromSouth: number;
    modelKwhPerKw: Months;
    modelYear: number;
    pvlib_isotropic: Months;
    pvlib_isotropic_year: number;
  }[];
  steps: {
    month: number;
    declDeg: number;
    wsDeg: number;
    H0: number;
    H: number;
    KT: number;
    diffuseShare: number;
    poa15S: number;
  }[];
  kit3kw: { kwp: number; gamma: number; invEff: number; acKw: number; months: Months };
};

/** Computed outside the project: our model in another language, and pvlib (git 6382338a7) on the same months. */
export const VECTORS = JSON.parse(readFileSync(new URL('vectors.json', import.meta.url), 'utf8')) as Vectors;

/** The places that the shop ships. */
export const PLACES = (
  JSON.parse(readFileSync(new URL('../../../seed/climate.json', import.meta.url), 'utf8')) as { places: ClimateRow[] }
).places;

export const placeOf = (id: string): ClimateRow => PLACES.find((place) => place.id === id) as ClimateRow;

export const ONE_KW: SolarSystem = { kwp: 1, gamma: -0.35, efficiency: 0.97, tilt: 15, azimuth: 0 };

/** Made up for tests. */
export const TEST_TARIFF: Tariff = {
  fixed: paise(2500),
  slabs: [
    { upTo: 50, paisePerUnit: 305 },
    { upTo: 100, paisePerUnit: 350 },
    { upTo: 250, paisePerUnit: 415 },
    { upTo: null, paisePerUnit: 520 },
  ],
  fuelPaisePerUnit: 230,
  dutyBp: 1500,
};

export const inYear = (months: readonly number[]): number => months.reduce((all, one) => all + one, 0);
