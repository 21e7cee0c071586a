import type { planAnswer } from '#src/wire/solar/solar-plan.ts';
import { type Answered, call } from './call.ts';

export type SolarPlan = Answered<typeof planAnswer>['data']['plan'];

/** A plan by the parameters of the page /solar/plan. Throws a Refusal (422) with the fields that are wrong or missing. */
export const askForPlan = async (answers: Record<string, string>, signal?: AbortSignal): Promise<SolarPlan> =>
  (
    await call<{ answer: typeof planAnswer }>('GET', `/solar/plan?${new URLSearchParams(answers)}`, undefined, {
      signal,
    })
  ).data.plan;
