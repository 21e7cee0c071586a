import { DAY_MS, type Day, isDay } from './india-time.ts';

/** A part of a kit and the years that its maker stands by it. */
export type WarrantyPart = { part: string; years: number };

/** `product` is the unit itself, `performance` what it still gives; the others are parts of a kit. */
export type WarrantyTerm = WarrantyPart & { endsOn: Day; daysLeft: number };

/** Lines such as "inverter: 8 years", as kits have them; others are left out. */
export function readParts(lines: unknown): WarrantyPart[] {
  if (!Array.isArray(lines)) return [];
  return lines.flatMap((line) => {
    const [, part, years] = /^([^:]{1,60}): (\d{1,3}) years?$/.exec(String(line)) ?? [];
    return part && Number(years) >= 1 && Number(years) <= 100 ? [{ part, years: Number(years) }] : [];
  });
}

/** The last day of a warranty that began on this day; where that year has no 29 February, the 28th. */
export function endOfWarranty(startsOn: Day, years: number): Day {
  const end = `${Number(startsOn.slice(0, 4)) + years}${startsOn.slice(4)}`;
  return isDay(end) ? end : `${end.slice(0, 8)}28`;
}

/** Whole days that are left, 0 once it is over. @internal */
export const daysLeft = (endsOn: Day, today: Day): number =>
  Math.max(0, Math.round((Date.parse(endsOn) - Date.parse(today)) / DAY_MS));

type Promised = {
  startsOn: Day;
  productYears: number | undefined;
  performanceYears: number | undefined;
  parts: readonly WarrantyPart[];
};

/** All that is promised of a unit, with what is left of it. Empty where only words say it. */
export const termsOf = ({ startsOn, productYears, performanceYears, parts }: Promised, today: Day): WarrantyTerm[] =>
  [
    ...(productYears ? [{ part: 'product', years: productYears }] : []),
    // The kit as a whole is the product.
    ...parts.filter(({ part }) => part !== 'system'),
    ...(performanceYears ? [{ part: 'performance', years: performanceYears }] : []),
  ].map(({ part, years }) => {
    const endsOn = endOfWarranty(startsOn, years);
    return { part, years, endsOn, daysLeft: daysLeft(endsOn, today) };
  });
