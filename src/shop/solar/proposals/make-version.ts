import { addDays, dayInIndia } from '#src/kernel/india-time.ts';
import { figuresOf } from '#src/kernel/solar/figures/read-figures.ts';
import { Fault } from '#src/platform/fault.ts';
import type { Platform } from '#src/platform/platform.ts';
import { listFigures } from '#src/shop/solar/figures/list-figures.ts';
import type { PlanAnswers } from '#src/shop/solar/planner/answers.ts';
import { planHome } from '#src/shop/solar/planner/plan-home.ts';
import { isFitting, kept, offerOf, type ProposalVersion } from './proposal.ts';

/** A home's answers, and the same as the address of the plan writes them. */
export type Asked = { answers: PlanAnswers; query: string };

/**
 * Computes what is saved, at this moment's prices and figures. Without the owner's validity a price holds on its own day only.
 * @throws `invalid` with the answer that is wrong, `conflict` where the answers come to no system
 */
export async function makeVersion(
  platform: Platform,
  { answers, query }: Asked,
): Promise<Omit<ProposalVersion, 'number'>> {
  const at = platform.clock.now();
  const [found, { figures }] = await Promise.all([planHome(platform, answers), listFigures(platform)]);
  if (!isFitting(found)) throw new Fault('conflict', 'plan-without-system');
  const today = dayInIndia(at);
  const days = figuresOf(figures, today).proposalDays();
  const used = days.missing ? [] : days.used;
  return {
    query,
    result: kept({ ...found, used: [...found.used, ...used] }),
    offer: offerOf(found),
    validUntil: addDays(today, days.value ?? 0),
    createdAt: at,
  };
}
