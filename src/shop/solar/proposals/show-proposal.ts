import { type Day, dayInIndia } from '#src/kernel/india-time.ts';
import { type Offer, type Standing, standingOf } from '#src/kernel/solar/proposal/standing.ts';
import { Fault, notFound } from '#src/platform/fault.ts';
import type { Platform } from '#src/platform/platform.ts';
import { productsById } from '#src/shop/catalogue/products/find-product.ts';
import { planHome } from '#src/shop/solar/planner/plan-home.ts';
import { onDay } from './on-day.ts';
import { findProposal, selectVersions, selectVersionsOfLead } from './proposal.store.ts';
import { hashOf, isFitting, isProposalToken, offerOf, type Proposal, type ProposalVersion } from './proposal.ts';
import type { ReadQuery } from './renew-proposal.ts';

export type ShownProposal = {
  proposal: Proposal;
  /** Oldest first. */
  versions: ProposalVersion[];
  /** The one that was asked for, the newest unless another was. */
  shown: ProposalVersion;
  standing: Standing;
  /** When its kit is expected again, if that is sold out and anybody knows. */
  restockOn: Day | undefined;
};

/**
 * A saved plan for the holder of its link, and how its price stands today. Throws `not-found` for an unknown token or version.
 * @param number of the version; the newest without one
 */
export async function showProposal(
  platform: Platform,
  token: string,
  readQuery: ReadQuery,
  number?: number,
): Promise<ShownProposal> {
  const { proposal, versions, shown } = await find(platform, token, number);
  const { kitId } = shown.offer;
  const [today, kits] = await Promise.all([offerToday(platform, shown, readQuery), productsById(platform.db, [kitId])]);
  const kit = kits.get(kitId);
  const inStock = kit !== undefined && !kit.gone && kit.product.stock > 0;
  const expected = inStock || kit?.gone ? undefined : kit?.product.restockOn;
  const day = dayInIndia(platform.clock.now());
  const standing = standingOf({ ...shown.offer, validUntil: shown.validUntil }, { day, inStock, today });
  const restockOn = expected && expected >= day ? expected : undefined;
  return { proposal, versions, shown: asOf(shown, readQuery, day), standing, restockOn };
}

/** A version as it was saved, without money that has ended since. Throws `not-found` for an unknown token or version. */
export async function showVersion(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  token: string,
  readQuery: ReadQuery,
  number?: number,
): Promise<ProposalVersion> {
  const { shown } = await find({ db }, token, number);
  return asOf(shown, readQuery, dayInIndia(clock.now()));
}

const asOf = (version: ProposalVersion, readQuery: ReadQuery, day: Day): ProposalVersion => ({
  ...version,
  result: onDay(version.result, readQuery(version.query).answers, day),
});

async function find({ db }: Pick<Platform, 'db'>, token: string, number: number | undefined) {
  const proposal = isProposalToken(token) ? await findProposal(db, hashOf(token)) : undefined;
  const versions = proposal ? await selectVersions(db, proposal.id) : [];
  const shown = number === undefined ? versions.at(-1) : versions.find((one) => one.number === number);
  if (!(proposal && shown)) throw notFound('proposal');
  return { proposal, versions, shown };
}

/** Undefined where the same answers come to no system today, or are refused: a State that is no longer sold to, say. */
async function offerToday(
  platform: Platform,
  { query }: ProposalVersion,
  readQuery: ReadQuery,
): Promise<Offer | undefined> {
  try {
    const found = await planHome(platform, readQuery(query).answers);
    return isFitting(found) ? offerOf(found) : undefined;
  } catch (error) {
    if (error instanceof Fault) return undefined;
    throw error;
  }
}

/** What a lead has saved, newest first; for the administrator. */
export const listProposalsOf = ({ db }: Pick<Platform, 'db'>, leadId: string): Promise<ProposalVersion[]> =>
  selectVersionsOfLead(db, leadId);
