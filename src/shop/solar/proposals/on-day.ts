import type { Day } from '#src/kernel/india-time.ts';
import type { DatedFigure, MissingFigure } from '#src/kernel/solar/figures/dated-figure.ts';
import { placeKit } from '#src/kernel/solar/plan/kit-at-home.ts';
import type { PlanAnswers } from '#src/shop/solar/planner/answers.ts';
import { homeOf } from '#src/shop/solar/planner/plan-home.ts';
import type { FittingPlan } from './proposal.ts';

/** Money that others pay or lend, and what it hangs on: a saved price is ours to hold, this is not. */
const OF_OTHERS = ['subsidy-rates', 'vendor-registration', 'scheme-loan', 'surplus'];

/**
 * A saved plan as it may be shown on a later day: the kit and its price as saved, but without the subsidy, the loan and the price of surplus that have
 * ended since. Nobody is promised money that ended.
 */
export function onDay(result: FittingPlan, answers: PlanAnswers, day: Day): FittingPlan {
  const ended = result.used.filter(
    ({ key, effectiveTo }) => OF_OTHERS.includes(key) && effectiveTo !== null && effectiveTo < day,
  );
  if (ended.length === 0) return result;
  const has = (key: string) => ended.some((one) => one.key === key);
  const { terms } = result;
  const left = {
    ...terms,
    ...(has('subsidy-rates') && { subsidy: undefined, schemeEnded: true }),
    ...(has('vendor-registration') && { vendorRegistered: false }),
    ...(has('scheme-loan') && { loan: undefined }),
    ...(has('surplus') && { exportPaisePerUnit: 0 }),
  };
  return {
    ...result,
    terms: left,
    plan: { ...result.plan, chosen: placeKit(result.plan.chosen.kit, homeOf(answers, result), left) },
    used: result.used.filter((one) => !ended.includes(one)),
    missing: [...result.missing, ...ended.map(toMissing)],
  };
}

const toMissing = ({ key, scope, effectiveTo }: DatedFigure): MissingFigure => ({
  ...{ key, scope, why: 'ended' },
  ...(effectiveTo !== null && { day: effectiveTo }),
});
