import { transact } from '#src/platform/database/transact.ts';
import { Fault, invalid, notFound } from '#src/platform/fault.ts';
import { queueMail } from '#src/platform/mail/queue-mail.ts';
import type { Platform } from '#src/platform/platform.ts';
import { live } from '#src/shop/audit/live-tags.ts';
import { type Actor, recordAction } from '#src/shop/audit/record-action.ts';
import {
  changeGrievance,
  countGrievances,
  findTicket,
  type GrievanceRow,
  selectGrievances,
} from './grievance.store.ts';
import { BEFORE, type GrievanceState } from './grievance.ts';
import { grievanceAnswered } from './grievance-mails.ts';

export type GrievanceAnswer = { state: 'in-review' | 'resolved'; answer: string };

/**
 * Moves a ticket one step on for the grievance officer; the complainant is notified by mail.
 * @throws `invalid` for a resolution without words, `not-found`, `wrong-step` once it is resolved
 */
export async function answerGrievance(
  platform: Platform,
  actor: Actor,
  ticket: string,
  { state, answer }: GrievanceAnswer,
): Promise<GrievanceRow> {
  if (state === 'resolved' && !answer) throw invalid({ answer: 'say-how-resolved' });
  const before = await findTicket(platform.db, ticket);
  if (!before) throw notFound('ticket');
  return transact(platform, async (write) => {
    const { trx } = write;
    const resolvedAt = state === 'resolved' ? platform.clock.now() : null;
    const changed = await changeGrievance(trx, ticket, BEFORE[state], { state, answer, resolvedAt });
    if (!changed) throw new Fault('wrong-step', 'complaint-resolved');
    const told = ({ state, answer }: GrievanceRow) => ({ state, answer });
    await recordAction(
      write,
      actor,
      { act: 'grievance.answered', subject: `grievance:${ticket}`, before: told(before), after: told(changed) },
      platform.clock.now(),
    );
    write.expire(live('messages'));
    await queueMail(
      trx,
      platform,
      grievanceAnswered(changed, platform.settings, platform.shopSettings.current),
      changed.uid,
    );
    return changed;
  });
}

/** All complaints, or those in one state, newest first, for the administrator. */
export async function listGrievances(
  { db }: Pick<Platform, 'db'>,
  query: { state?: GrievanceState; page: number; limit: number },
) {
  const [items, total] = await Promise.all([selectGrievances(db, query), countGrievances(db, query.state)]);
  return { items, total, next: query.page * query.limit < total ? query.page + 1 : null };
}
