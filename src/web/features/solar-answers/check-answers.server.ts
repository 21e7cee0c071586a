import type { Reason } from '#src/kernel/refusals.ts';
import { Fault } from '#src/platform/fault.ts';
import type { Shop } from '#src/shop/shop.ts';
import { type ReadHome, readHome, readUse } from '#src/shop/solar/planner/plan-home.ts';
import { misfit } from '#src/wire/fault.ts';
import { decodePlanQuery, planQuery } from '#src/wire/solar/solar-plan.ts';
import { type AnswerName, FIELDS, type Given, STEPS, type Step } from './answers.ts';

export type Wrong = Partial<Record<AnswerName, Reason>>;
export type Checked = { home: ReadHome | undefined; wrong: Wrong };

/** What is wrong with the answers so far, or missing from them, and what is known of the home by its PIN code. */
export async function checkAnswers(shop: Shop, answers: Given): Promise<Checked> {
  const parsed = planQuery.safeParse(answers);
  const wrong: Wrong = parsed.success ? {} : { ...misfit(parsed.error, answers).fieldReasons };
  if (typeof answers.pin !== 'string' || wrong.pin) return { home: undefined, wrong };
  try {
    const discom = parsed.success ? parsed.data.discom : undefined;
    const sanctionedKw = parsed.success ? parsed.data.load : undefined;
    const home = await readHome(shop, { pin: answers.pin, discom, sanctionedKw });
    if (parsed.success) Object.assign(wrong, await reasonsOf(async () => readUse(decodePlanQuery(parsed.data), home)));
    return { home, wrong };
  } catch (error) {
    return { home: undefined, wrong: { ...wrong, ...fieldsOf(error) } };
  }
}

/** The first question before this one, or this one, that something is wrong with. */
export const wrongStep = (wrong: Wrong, before: readonly Step[] = STEPS): Step | undefined =>
  before.find((step) => FIELDS[step].some((name) => wrong[name]));

async function reasonsOf(work: () => Promise<unknown>): Promise<Wrong> {
  try {
    await work();
    return {};
  } catch (error) {
    return fieldsOf(error);
  }
}

function fieldsOf(error: unknown): Wrong {
  if (error instanceof Fault && error.fieldReasons) return error.fieldReasons;
  throw error;
}
