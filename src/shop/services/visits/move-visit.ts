import { because } from '#src/kernel/refusals.ts';
import { isAtLeast, mayMove, type VisitMove, type VisitState, visitAfter } from '#src/kernel/visit-lifecycle.ts';
import { transact, type Write } from '#src/platform/database/transact.ts';
import { Fault, type FieldReasons, forbidden, invalid } from '#src/platform/fault.ts';
import type { Platform } from '#src/platform/platform.ts';
import { consume } from '#src/platform/rate-limit/consume.ts';
import { live } from '#src/shop/audit/live-tags.ts';
import { recordAction } from '#src/shop/audit/record-action.ts';
import type { Principal } from '#src/shop/customers/identity/principal.ts';
import { holdBooking, visitDone } from '#src/shop/services/bookings/visit-done.ts';
import { isAnswered, pointsOf } from './checklist.ts';
import { notifyOfVisit } from './notify-of-visit.ts';
import { selectPhotos } from './photo.store.ts';
import { visitFor, visitInHand } from './show-visit.ts';
import { insertBookingEvent, lockVisit, moveVisitRow } from './visit.store.ts';
import type { Visit, Work } from './visit.ts';
import { selectWork, signWork } from './work.store.ts';

// The technician's steps at the door, by the visit's state table (kernel/visit-lifecycle.ts). A repeated step answers the current
// state and changes nothing: on a bad connection the first answer may have been lost.

/** How many codes may be tried, and within how many milliseconds. */
const TRIES = { most: 5, within: 15 * 60_000 };

/** The technician is on the way; the customer is notified. Throws `not-found`, `forbidden`, `wrong-step`. */
export async function setOut(platform: Platform, actor: Principal, id: string): Promise<void> {
  const at = platform.clock.now();
  await transact(platform, async (write) => {
    const visit = await held(write, actor, id, 'setOut');
    if (isAtLeast(visit.state, 'on-the-way')) return;
    await step(write, visit, 'setOut', actor, at);
    await notifyOfVisit(write, platform, { kind: 'on-the-way', visit });
  });
}

/**
 * Starts the visit with the customer's code, which proves that the right person is at the right door. Throws `not-found`,
 * `forbidden`, `wrong-step`, `invalid` for a wrong code, `too-many` after five within fifteen minutes, counted by all instances.
 */
export async function startVisit(platform: Platform, actor: Principal, id: string, code: string): Promise<void> {
  const at = platform.clock.now();
  const outcome = await transact(platform, async (write) => {
    const visit = await held(write, actor, id, 'start');
    if (isAtLeast(visit.state, 'started')) return { wait: 0, right: true };
    if (!visitAfter('start', visit.state)) throw notNow(visit, 'started');
    // A failed try must be committed too: a refusal thrown in here would undo its count.
    const wait = await consume(write.trx, platform, { what: 'visit code', who: id, ...TRIES });
    if (wait > 0 || code !== visit.code) return { wait, right: false };
    await step(write, visit, 'start', actor, at);
    return { wait: 0, right: true };
  });
  if (outcome.wait > 0)
    throw new Fault('too-many', 'visit-codes-too-often', {
      detail: { retryAfter: outcome.wait },
    });
  if (!outcome.right) throw invalid({ code: 'visit-code-wrong' }, 'visit-code-wrong');
}

export type SignOff = { signedBy: string; signature: string };

/**
 * Completes the visit with the customer's agreement: the report is ready, the visit invoiced, and the booking complete if this was
 * its last visit. Throws `not-found`, `forbidden`, `wrong-step`, `invalid` with what is still missing.
 */
export async function completeVisit(platform: Platform, actor: Principal, id: string, sign: SignOff): Promise<void> {
  const at = platform.clock.now();
  await transact(platform, async (write) => {
    const { bookingId } = await visitInHand(write.trx, actor, id);
    await holdBooking(write, bookingId);
    const visit = await held(write, actor, id, 'complete');
    if (visit.state === 'completed') return;
    if (!visitAfter('complete', visit.state)) throw notNow(visit, 'completed');
    const missing = await missingOf(write, visit);
    if (Object.keys(missing).length > 0) throw invalid(missing, 'visit-incomplete');
    await step(write, visit, 'complete', actor, at);
    await signWork(write.trx, id, { ...sign, signedAt: at });
    await notifyOfVisit(write, platform, { kind: 'completed', visit });
    await visitDone(write, { bookingId, id, actor }, at);
  });
}

/** The visit, locked until the transaction ends: of two concurrent calls the second sees what the first has done. */
async function held({ trx }: Write, actor: Principal, id: string, move: VisitMove): Promise<Visit> {
  await lockVisit(trx, id);
  const { visit, role } = await visitFor(trx, actor, id);
  if (!mayMove(role, move)) throw forbidden();
  return visit;
}

async function missingOf({ trx }: Write, visit: Visit): Promise<FieldReasons> {
  const [work, photos] = [await selectWork(trx, visit.id), await selectPhotos(trx, visit.id)];
  const isSurvey = visit.planKind === 'survey';
  return {
    ...(pointsOf(visit).some((point) => !isAnswered(point, work.checklist, visit.planKind)) && {
      checklist: 'every-point',
    }),
    // A roof without a system has no inverter to read, and nothing looks different after the visit.
    ...(!isSurvey && !hasReading(work) && { totalKwh: 'enter-reading' }),
    ...Object.fromEntries(
      (isSurvey ? (['before'] as const) : (['before', 'after'] as const)).flatMap((side) =>
        photos.some((one) => one.side === side) ? [] : [[side, 'add-photograph' as const]],
      ),
    ),
  };
}

const hasReading = ({ totalKwh, meterNote }: Work) => totalKwh !== null || meterNote !== '';

/** Each step's state and the column of its time. */
const STEPS = {
  setOut: { to: 'on-the-way', time: 'onTheWayAt' },
  start: { to: 'started', time: 'startedAt' },
  complete: { to: 'completed', time: 'completedAt' },
} as const satisfies Partial<Record<VisitMove, { to: VisitState; time: string }>>;

async function step(write: Write, visit: Visit, move: keyof typeof STEPS, actor: Principal, at: Date): Promise<void> {
  const { to, time } = STEPS[move];
  const change = { state: to, updatedAt: at, [time]: at };
  if (!(await moveVisitRow(write.trx, visit, move, change))) throw notNow(visit, to);
  await insertBookingEvent(write.trx, {
    bookingId: visit.bookingId,
    visitId: visit.id,
    at,
    actor: actor.uid,
    what: to,
  });
  write.expire(live('bookings'));
  if (actor.role === 'administrator') {
    await recordAction(
      write,
      actor,
      { act: 'visit.moved', subject: `visit:${visit.id}`, before: { state: visit.state }, after: { state: to } },
      at,
    );
  }
}

const notNow = (visit: Visit, to: VisitState) =>
  new Fault('wrong-step', because('visit-cannot-move', { from: visit.state, to }));
