/** Kilograms of CO₂ that the grid does not emit; `kgPerKwh` by the Central Electricity Authority, a dated figure. */
export const co2Saved = (kwh: number, kgPerKwh: number): number => kwh * kgPerKwh;
