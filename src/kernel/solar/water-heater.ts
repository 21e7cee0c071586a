/** Litres a person uses in a day. */
const LITRES_PER_PERSON = 33;
/** Of an electric geyser. */
const GEYSER_EFFICIENCY = 0.9;
/** How much of the heat that the sun could give is used: an assumption. */
const USED = 0.8;

/** Heat in kWh to warm water; `rise` in °C. */
export const heatOf = (litres: number, rise: number): number => (litres * 4.186 * rise) / 3600;

/** The electricity that a solar heater saves on `days` days, kWh. */
export const heaterSaves = (litres: number, rise: number, days: number): number =>
  (heatOf(litres, rise) / GEYSER_EFFICIENCY) * days * USED;

export const litresFor = (people: number): number => people * LITRES_PER_PERSON;
