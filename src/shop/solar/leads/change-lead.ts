import type { Day } from '#src/kernel/india-time.ts';
import { isOpenLead, type LeadState, type LostReason, moveLead } from '#src/kernel/lead-lifecycle.ts';
import { transact, type Write } from '#src/platform/database/transact.ts';
import { Fault, invalid, notFound } from '#src/platform/fault.ts';
import type { Platform } from '#src/platform/platform.ts';
import { live } from '#src/shop/audit/live-tags.ts';
import { type Actor, recordAction } from '#src/shop/audit/record-action.ts';
import { lockLead, selectOpenOf, updateLead } from './lead.store.ts';
import type { Lead } from './lead.ts';

export type LeadChange = {
  state?: LeadState | undefined;
  /** Why it was lost; with `state: 'lost'` only. */
  lostReason?: LostReason | undefined;
  nextStep?: string | undefined;
  nextStepOn?: Day | null | undefined;
  notes?: string | undefined;
};

const told = ({ state, lostReason, nextStep, nextStepOn, notes }: Lead) => ({
  state,
  lostReason,
  nextStep,
  nextStepOn,
  notes,
});

/**
 * Moves a lead, plans its next step, or notes something. What is over has no next step.
 * @throws `not-found`, `wrong-step` for a move that may not be made, `invalid` for a loss without a reason
 */
export async function changeLead(platform: Platform, actor: Actor, id: string, change: LeadChange): Promise<Lead> {
  const at = platform.clock.now();
  return transact(platform, async (write) => {
    const before = await lockLead(write.trx, id);
    if (!before) throw notFound('lead');
    const standing = change.state === undefined ? before : moved(before, change.state, change.lostReason);
    const over = !isOpenLead(standing.state);
    const after = await updateLead(write.trx, id, {
      state: standing.state,
      lostReason: standing.lostReason,
      nextStep: over ? '' : (change.nextStep ?? before.nextStep),
      nextStepOn: over ? null : change.nextStepOn === undefined ? before.nextStepOn : change.nextStepOn,
      notes: change.notes ?? before.notes,
      changedAt: at,
    });
    const act = change.state === undefined ? 'lead.changed' : 'lead.moved';
    await recordAction(write, actor, { act, subject: `lead:${id}`, before: told(before), after: told(after) }, at);
    write.expire(live('leads'));
    return after;
  });
}

function moved(lead: Lead, to: LeadState, reason: LostReason | undefined) {
  if (to === 'lost' && !reason) throw invalid({ lostReason: 'choose-lost-reason' });
  const next = moveLead(lead, to, reason ?? null);
  if (!next) throw new Fault('wrong-step', 'lead-moved-meanwhile', { detail: { state: lead.state } });
  return next;
}

/** Where something else in the shop may move a lead to: a booked survey, a visit that is over, an order that is placed. */
type LeadAdvance = Exclude<LeadState, 'new' | 'lost'>;

/**
 * Moves a lead forward because of what has happened elsewhere, in that transaction. A lead that is as far already, is over or does not exist stays as
 * it is: what has happened is no less true for it.
 * @returns whether it was moved
 * @internal
 */
export async function advanceLead(
  write: Write,
  { id, to, by, at }: { id: string; to: LeadAdvance; by: Actor; at: Date },
): Promise<boolean> {
  const before = await lockLead(write.trx, id);
  const next = before && isOpenLead(before.state) ? moveLead(before, to) : undefined;
  if (!next) return false;
  const over = !isOpenLead(next.state);
  await updateLead(write.trx, id, { ...next, changedAt: at, ...(over && { nextStep: '', nextStepOn: null }) });
  const told = { before: { state: before?.state }, after: { state: next.state } };
  await recordAction(write, by, { act: 'lead.moved', subject: `lead:${id}`, ...told }, at);
  write.expire(live('leads'));
  return true;
}

/** Moves the newest open lead of an account so, if there is one: what the account has booked or bought is about it. */
export async function advanceLeadOf(
  write: Write,
  uid: string,
  move: { to: LeadAdvance; by: Actor; at: Date },
): Promise<void> {
  const [newest] = await selectOpenOf(write.trx, uid);
  if (newest) await advanceLead(write, { id: newest.id, ...move });
}
