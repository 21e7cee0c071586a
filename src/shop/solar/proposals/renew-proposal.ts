import { dayInIndia } from '#src/kernel/india-time.ts';
import { standingOf } from '#src/kernel/solar/proposal/standing.ts';
import { transact } from '#src/platform/database/transact.ts';
import { Fault, notFound } from '#src/platform/fault.ts';
import type { Platform } from '#src/platform/platform.ts';
import { enforceLimits } from '#src/platform/rate-limit/consume.ts';
import { live } from '#src/shop/audit/live-tags.ts';
import { addLead } from '#src/shop/solar/leads/add-lead.ts';
import { type Asked, makeVersion } from './make-version.ts';
import { findProposal, insertVersion, lockProposal, selectVersions, setLead } from './proposal.store.ts';
import { hashOf, type ProposalVersion } from './proposal.ts';
import { type Contact, type Holder, limitsFor } from './save-proposal.ts';

/** More than a buyer needs; each is about 15 kB. */
const MOST_VERSIONS = 20;

/** Reads a version's answers back from its address; the wire knows how. */
export type ReadQuery = (query: string) => Asked;

/**
 * Adds a version with today's prices to a proposal. Where there is nothing new to say, because somebody else has just done the same or the last
 * one holds and is still true, there is no new one.
 * @throws `not-found`, `over-limit`, `too-many`, and what {@link makeVersion} throws
 */
export async function renewProposal(
  platform: Platform,
  token: string,
  network: string,
  readQuery: ReadQuery,
): Promise<void> {
  const proposal = await findProposal(platform.db, hashOf(token));
  if (!proposal) throw notFound('proposal');
  const last = await newest(platform.db, proposal.id);
  const next = await makeVersion(platform, readQuery(last.query));
  await transact(platform, async (write) => {
    if (!(await lockProposal(write.trx, hashOf(token)))) throw notFound('proposal');
    const { number, offer, validUntil } = await newest(write.trx, proposal.id);
    const day = dayInIndia(next.createdAt);
    const { renewable } = standingOf({ ...offer, validUntil }, { day, inStock: true, today: next.offer });
    if (!renewable) return;
    if (number >= MOST_VERSIONS) throw new Fault('over-limit', 'proposal-versions');
    await enforceLimits(write.trx, platform, limitsFor(network, { asks: false }), 'too-often-hour');
    await insertVersion(write.trx, proposal.id, { ...next, number: number + 1 });
    if (proposal.leadId) write.expire(live('leads'));
  });
}

/**
 * Asks for a call about a proposal that was saved without. Once there is a lead, asking again changes nothing.
 * @throws `not-found`, `too-many`
 */
export async function askForCall(
  platform: Platform,
  token: string,
  { contact, holder, readQuery }: { contact: Contact; holder: Holder; readQuery: ReadQuery },
): Promise<void> {
  const at = platform.clock.now();
  await transact(platform, async (write) => {
    const proposal = await lockProposal(write.trx, hashOf(token));
    if (!proposal) throw notFound('proposal');
    if (proposal.leadId) return;
    await enforceLimits(write.trx, platform, limitsFor(holder.network, { asks: true }), 'too-often-hour');
    const { answers } = readQuery((await newest(write.trx, proposal.id)).query);
    const { uid, locale } = holder;
    const leadId = await addLead(write, { ...contact, pincode: answers.pin, locale, source: 'proposal', uid }, at);
    await setLead(write.trx, proposal.id, { leadId, uid: proposal.uid ?? uid ?? null });
  });
}

async function newest(db: Parameters<typeof selectVersions>[0], id: string): Promise<ProposalVersion> {
  const version = (await selectVersions(db, id)).at(-1);
  if (!version) throw new Error('a proposal without a version');
  return version;
}
