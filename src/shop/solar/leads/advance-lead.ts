import { isOpenLead, type LeadState, moveLead } from '#src/kernel/lead-lifecycle.ts';
import type { Queryable } from '#src/platform/database/database.ts';
import type { Write } from '#src/platform/database/transact.ts';
import { live } from '#src/shop/audit/live-tags.ts';
import { type Actor, recordAction } from '#src/shop/audit/record-action.ts';
import { lockLead, selectOpenOf, updateLead } from './lead.store.ts';
import type { Lead } from './lead.ts';

/** Where something else in the shop may move a lead to: a booked survey, a visit that is over, an order that is placed. */
export type LeadAdvance = Exclude<LeadState, 'new' | 'lost'>;

/** The open leads of an account, newest first: what a booking or an order of theirs may belong to. */
export const findOpenLeads = (db: Queryable, uid: string): Promise<Lead[]> => selectOpenOf(db, uid);

/**
 * Moves a lead forward because of what has happened elsewhere, in that transaction. A lead that is as far already, is over or does not exist stays as
 * it is: what has happened is no less true for it.
 * @returns whether it was moved
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
