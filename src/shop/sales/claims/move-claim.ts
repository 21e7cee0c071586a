import { type ClaimState, canMoveClaim } from '#src/kernel/claim-lifecycle.ts';
import { transact, type Write } from '#src/platform/database/transact.ts';
import { Fault, invalid, notFound } from '#src/platform/fault.ts';
import type { Platform } from '#src/platform/platform.ts';
import { live } from '#src/shop/audit/live-tags.ts';
import { type Actor, recordAction } from '#src/shop/audit/record-action.ts';
import { findClaim, lockClaim, moveClaimRow } from './claim.store.ts';
import type { Claim } from './claim.ts';
import { notifyOfClaim } from './notify-of-claim.ts';

type Change = Omit<Parameters<typeof moveClaimRow>[2], 'since'>;

/** Moves a locked claim on and tells its customer. For the use cases of this area. */
export async function goOn(write: Write, platform: Platform, claim: Claim, change: Change, at: Date): Promise<void> {
  await moveClaimRow(write.trx, claim.id, { ...change, since: at });
  await notifyOfClaim(write, platform, (await findClaim(write.trx, claim.id)) as Claim);
  write.expire(live('claims'));
}

/** A claim, locked for a move. Throws `not-found`, `wrong-step` where it may not go there, or went elsewhere meanwhile. */
export async function claimFor(write: Write, id: string, to: ClaimState): Promise<Claim> {
  const claim = await lockClaim(write.trx, id);
  if (!claim) throw notFound('claim');
  if (!canMoveClaim(claim.state, to)) throw new Fault('wrong-step', 'claim-moved', { detail: { state: claim.state } });
  return claim;
}

/**
 * Accepts or refuses a claim, or closes it once the part has arrived. For the administrator. Throws `not-found`, `wrong-step`, also for accepting a
 * claim on a unit that came back meanwhile, and `invalid` for a refusal without a reason.
 */
export async function moveClaim(
  platform: Platform,
  actor: Actor,
  id: string,
  { state, answer }: { state: 'accepted' | 'refused' | 'closed'; answer: string },
): Promise<void> {
  const at = platform.clock.now();
  if (state === 'refused' && answer === '') throw invalid({ answer: 'choose-refusal-reason' });
  await transact(platform, async (write) => {
    const claim = await claimFor(write, id, state);
    if (state === 'accepted' && claim.unit.returned) throw new Fault('wrong-step', 'claim-unit-returned');
    await goOn(write, platform, claim, { state, ...(state !== 'closed' && { answer }) }, at);
    const told = { before: { state: claim.state }, after: { state } };
    await recordAction(write, actor, { act: `claim.${state}`, subject: `claim:${id}`, ...told }, at);
  });
}

/** Withdraws one's own claim before the shop has answered; repeating changes nothing. Throws `not-found`, `wrong-step`. */
export async function withdrawClaim(platform: Platform, uid: string, id: string): Promise<void> {
  const at = platform.clock.now();
  await transact(platform, async (write) => {
    const claim = await lockClaim(write.trx, id);
    if (claim?.uid !== uid) throw notFound('claim');
    if (claim.state === 'withdrawn') return;
    if (!canMoveClaim(claim.state, 'withdrawn')) throw new Fault('wrong-step', 'claim-answered');
    await goOn(write, platform, claim, { state: 'withdrawn' }, at);
  });
}
