import { createHash, randomBytes } from 'node:crypto';
import type { Day } from '#src/kernel/india-time.ts';
import { type Paise, paise } from '#src/kernel/money.ts';
import type { Offer } from '#src/kernel/solar/proposal/standing.ts';
import type { HomePlan } from '#src/shop/solar/planner/plan-home.ts';

/** A saved plan, as whoever holds its link sees it. */
export type Proposal = { id: string; leadId: string | null; uid: string | null; locale: string; createdAt: Date };

/** One state of it, with everything that was computed. Never changed. */
export type ProposalVersion = {
  number: number;
  /** The answers, as in the address of the plan. */
  query: string;
  result: FittingPlan;
  offer: Offer;
  /** The last day on which its price holds. */
  validUntil: Day;
  createdAt: Date;
};

/** Only a plan with a system is saved: anything else has no price to hold. */
export type FittingPlan = HomePlan & { plan: Extract<HomePlan['plan'], { outcome: 'fits' }> };

export const isFitting = (found: HomePlan): found is FittingPlan => found.plan.outcome === 'fits';

export function offerOf({ plan }: FittingPlan): Offer {
  const { kit, price } = plan.chosen;
  return { kitId: kit.id, kit: kit.price, installed: price ? price.total : null };
}

/** What a version keeps of a plan: all that its page shows, without the kits that were not chosen. */
export function kept(found: FittingPlan): FittingPlan {
  const { plan } = found;
  return { ...found, plan: { ...plan, others: [], choice: { ...plan.choice, taken: [] } } };
}

export const toPaise = (amount: number | null): Paise | null => (amount === null ? null : paise(amount));

/** 256 random bits: cannot be guessed. Made for the form, so that sending it twice saves once. */
export const newProposalToken = (): string => randomBytes(32).toString('base64url');
const TOKEN = /^[\w-]{43}$/;
export const isProposalToken = (text: string): boolean => TOKEN.test(text);

/** Only the hash is stored, as of payment links: reading the database is not enough to open a link. */
export const hashOf = (token: string): string =>
  createHash('sha256').update(`solar proposal ${token}`).digest('base64url');
