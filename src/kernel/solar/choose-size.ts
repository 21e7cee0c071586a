import type { Paise } from '../money.ts';

/** A system that can be bought, fits the roof and passes every rule. */
export type Candidate<Id> = {
  id: Id;
  kwp: number;
  /** Installed, less a subsidy that is due. */
  cost: Paise;
  savedPerYear: Paise;
};

/** One step from a system to the next larger. */
export type SizeStep<Id> = {
  from: Id;
  to: Id;
  /** More to pay, paise; may be below 0. */
  cost: number;
  /** More saved in a year, paise; may be below 0. */
  saved: number;
  /** Until the step has paid for itself; undefined if it never does. */
  years: number | undefined;
};

export type SizeChoice<Id> = {
  chosen: Id;
  taken: SizeStep<Id>[];
  /** Why it is not larger: the step that takes too long, or nothing larger is for sale. */
  stopped: { why: 'takes-too-long'; step: SizeStep<Id> } | { why: 'largest' };
};

/**
 * Begins with the smallest system and takes the next while what it costs more comes back within `mostYears`. Undefined without candidates.
 * Formula 17 of docs/solar.md.
 */
export function chooseSize<Id>(candidates: readonly Candidate<Id>[], mostYears: number): SizeChoice<Id> | undefined {
  const [smallest, ...larger] = [...candidates].sort((a, b) => a.kwp - b.kwp || a.cost - b.cost);
  if (!smallest) return undefined;
  const taken: SizeStep<Id>[] = [];
  let chosen = smallest;
  for (const next of larger) {
    const step = stepTo(chosen, next);
    if (step.years === undefined || step.years > mostYears)
      return { chosen: chosen.id, taken, stopped: { why: 'takes-too-long', step } };
    taken.push(step);
    chosen = next;
  }
  return { chosen: chosen.id, taken, stopped: { why: 'largest' } };
}

function stepTo<Id>(from: Candidate<Id>, to: Candidate<Id>): SizeStep<Id> {
  const [cost, saved] = [to.cost - from.cost, to.savedPerYear - from.savedPerYear];
  const years = cost <= 0 && saved >= 0 ? 0 : saved > 0 && cost > 0 ? cost / saved : undefined;
  return { from: from.id, to: to.id, cost, saved, years };
}
