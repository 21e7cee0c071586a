import { transact } from '#src/platform/database/transact.ts';
import type { Platform } from '#src/platform/platform.ts';
import { enforceLimits } from '#src/platform/rate-limit/consume.ts';
import type { PlanAnswers } from './answers.ts';
import { type HomePlan, planHome } from './plan-home.ts';

/** A minute, for a network. */
const MOST = 60;
const MINUTE = 60_000;

/**
 * {@link planHome} for programs, counted by their network; pages are counted where they are rendered.
 * @throws `too-many` too
 */
export async function askForPlan(platform: Platform, answers: PlanAnswers, network: string): Promise<HomePlan> {
  const limit = { what: 'solar plan', who: network, most: MOST, within: MINUTE };
  await transact(platform, ({ trx }) => enforceLimits(trx, platform, [limit], 'too-often'));
  return planHome(platform, answers);
}
