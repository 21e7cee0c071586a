import type { DatedFigure, MissingFigure } from '#src/kernel/solar/figures/dated-figure.ts';
import type { FiguresOfDay, Known, Unknown } from '#src/kernel/solar/figures/read-figures.ts';
import { STANDARD_LOSSES } from '#src/kernel/solar/losses.ts';
import type { Terms } from '#src/kernel/solar/plan/home.ts';
import { isSpecialState } from '#src/kernel/solar/subsidy.ts';

/** The owner's limit unless another is set, years; an assumption. */
const USUAL_YEARS = 8;

/** The figures of a day that a plan in a State needs, those that it was computed with, and those that are not known. */
export function readTerms(
  day: FiguresOfDay,
  state: string,
  tariffGrowth = 0,
): { terms: Terms; used: DatedFigure[]; missing: MissingFigure[] } {
  const used: DatedFigure[] = [];
  const missing: MissingFigure[] = [];
  const take = <Value>(found: Known<Value> | Unknown): Value | undefined => {
    if (found.missing) missing.push(...found.missing);
    else used.push(...found.used);
    return found.value;
  };
  const [tax, workPerKw] = [take(day.installedTax()), take(day.workPerKw())];
  return {
    terms: {
      losses: take(day.losses()) ?? STANDARD_LOSSES,
      installed: tax && workPerKw !== undefined ? { tax, workPerKw } : undefined,
      subsidy: take(day.subsidyRates()),
      schemeEnded: day.subsidyRates().missing?.some(({ why }) => why === 'ended') ?? false,
      vendorRegistered: take(day.vendorRegistration()) !== undefined,
      specialState: isSpecialState(state),
      exportPaisePerUnit: take(day.surplusPaisePerUnit()) ?? 0,
      upkeepPerYear: take(day.upkeepPerYear()),
      loan: take(day.schemeLoan()),
      mostYears: take(day.marginalPaybackYears()) ?? USUAL_YEARS,
      tariffGrowth,
      interState: false,
    },
    used,
    missing,
  };
}
