import { transact } from '#src/platform/database/transact.ts';
import { Fault, type FieldReasons, invalid, notFound } from '#src/platform/fault.ts';
import type { Platform } from '#src/platform/platform.ts';
import { type Actor, recordAction } from '#src/shop/audit/record-action.ts';
import { insertCampaign, lockCampaign, updateCampaign } from './campaign.store.ts';
import { type Campaign, OFFERS_TAG, stateOf, tidyCode } from './campaign.ts';

/** What the owner sets for an offer; its uses are counted, not set. */
export type OfferTerms = Omit<Campaign, 'used'>;

/** A new offer. Throws `invalid`, `conflict` for a code that exists or existed. */
export async function addOffer(platform: Platform, actor: Actor, wish: OfferTerms): Promise<Campaign> {
  const at = platform.clock.now();
  const terms = readTerms({ ...wish, code: tidyCode(wish.code) });
  return transact(platform, async (write) => {
    if (!(await insertCampaign(write.trx, terms, at)))
      throw new Fault('conflict', 'offer-there', {
        fields: { code: 'offer-there' },
      });
    await recordAction(write, actor, { act: 'offer.added', subject: `offer:${terms.code}`, after: terms }, at);
    write.expire(OFFERS_TAG);
    return { ...terms, used: 0 };
  });
}

/**
 * Sets an offer's terms for shoppers who apply it from now on; orders keep what they were given (table campaign_use). A used
 * code keeps its kind: its total given must mean one thing. Throws `not-found`, `invalid`.
 */
export async function changeOffer(
  platform: Platform,
  actor: Actor,
  code: string,
  wish: Omit<OfferTerms, 'code'>,
): Promise<Campaign> {
  return change(platform, actor, code, 'offer.changed', (known) => {
    if (known.used > 0 && wish.kind !== known.kind) throw invalid({ kind: 'offer-kind-stays' });
    return { ...readTerms({ ...wish, code: known.code }), used: known.used };
  });
}

/** Pauses, resumes or ends an offer now. An ended offer resumes only with new dates. Throws `not-found`, `conflict`. */
export async function moveOffer(
  platform: Platform,
  actor: Actor,
  code: string,
  to: 'running' | 'paused' | 'ended',
): Promise<Campaign> {
  const at = platform.clock.now();
  return change(platform, actor, code, ACTS[to], (known) => {
    if (stateOf(known, at) === 'ended') throw new Fault('conflict', 'offer-is-over');
    if (to !== 'ended') return { ...known, active: to === 'running' };
    // An offer that has not begun never will.
    return { ...known, startsAt: known.startsAt && known.startsAt >= at ? null : known.startsAt, endsAt: at };
  });
}

const ACTS = { running: 'offer.resumed', paused: 'offer.paused', ended: 'offer.ended' };

async function change(
  platform: Platform,
  actor: Actor,
  code: string,
  act: string,
  decide: (known: Campaign) => Campaign,
): Promise<Campaign> {
  return transact(platform, async (write) => {
    const before = await lockCampaign(write.trx, tidyCode(code));
    if (!before) throw notFound('offer');
    const after = decide(before);
    await updateCampaign(write.trx, after);
    await recordAction(write, actor, { act, subject: `offer:${before.code}`, before, after }, platform.clock.now());
    write.expire(OFFERS_TAG);
    return after;
  });
}

/** Checks that the terms make sense together. Throws `invalid` with a message per field. */
function readTerms(terms: OfferTerms): OfferTerms {
  const { code, kind, rateBp, amount, minTotal, startsAt, endsAt } = terms;
  const wrong: FieldReasons = {};
  if (!/^[A-Z0-9][A-Z0-9-]{2,23}$/.test(code)) wrong['code'] = 'offer-code-format';
  if (kind !== 'amount' && rateBp === null) wrong['percent'] = 'required';
  if (kind === 'amount' && amount === null) wrong['amount'] = 'required';
  // Otherwise the smallest order would cost nothing but its one rupee.
  if (kind === 'amount' && amount !== null && minTotal <= amount) wrong['minTotal'] = 'offer-minimum';
  if (startsAt && endsAt && endsAt <= startsAt) wrong['endsAt'] = 'after-beginning';
  if (Object.keys(wrong).length) throw invalid(wrong);
  return { ...terms, rateBp: kind === 'amount' ? null : rateBp };
}
