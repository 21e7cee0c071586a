import { because } from '#src/kernel/refusals.ts';
import { transact, type Write } from '#src/platform/database/transact.ts';
import { Fault, type FieldReasons, invalid } from '#src/platform/fault.ts';
import type { Platform } from '#src/platform/platform.ts';
import { takeTurn } from '#src/platform/rate-limit/consume.ts';
import { live } from '#src/shop/audit/live-tags.ts';
import { recordAct } from '#src/shop/audit/record-act.ts';
import type { Customer } from '#src/shop/customers/identity/customer.ts';
import type { VisitState } from '#src/shop/services/bookings/booking.ts';
import { holdBooking, visitDone } from '#src/shop/services/bookings/visit-done.ts';
import { pointsOf } from './checklist.ts';
import { notifyOfVisit } from './notify-of-visit.ts';
import { selectPhotos } from './photo.store.ts';
import { visitInHand } from './show-visit.ts';
import { insertBookingEvent, lockVisit, moveVisitRow } from './visit.store.ts';
import type { Visit, Work } from './visit.ts';
import { selectWork, signWork } from './work.store.ts';

// A visit's machine: planned or assigned → on-the-way → started → completed. Forward only. A step that has been taken may be
// asked for again: on a bad connection the answer may have been lost, so it answers what is there and changes nothing.

const ORDER: VisitState[] = ['planned', 'assigned', 'on-the-way', 'started', 'completed'];
const isAtLeast = (visit: Visit, state: VisitState) =>
  visit.state !== 'cancelled' && ORDER.indexOf(visit.state) >= ORDER.indexOf(state);

/** How many codes may be tried, and within what time. */
const TRIES = { most: 5, within: 15 * 60_000 };

/** The technician has left for the customer, who hears of it. Throws `not-found`, `forbidden`, `wrong-step`. */
export async function setOut(platform: Platform, actor: Customer, id: string): Promise<void> {
  const at = platform.clock.now();
  await transact(platform, async (write) => {
    const visit = await held(write, actor, id);
    if (isAtLeast(visit, 'on-the-way')) return;
    await step(write, visit, ['planned', 'assigned'], 'on-the-way', actor, at);
    await notifyOfVisit(write, platform, { kind: 'on-the-way', visit });
  });
}

/**
 * The visit begins: with the customer's code, which proves that the right person stands at the right door. Throws `not-found`,
 * `forbidden`, `wrong-step`, `invalid` for a wrong code, `too-many` after five within fifteen minutes, counted by all instances.
 */
export async function startVisit(platform: Platform, actor: Customer, id: string, code: string): Promise<void> {
  const at = platform.clock.now();
  const outcome = await transact(platform, async (write) => {
    const visit = await held(write, actor, id);
    if (isAtLeast(visit, 'started')) return { wait: 0, right: true };
    if (visit.state !== 'on-the-way') throw notNow(visit, 'started');
    // The try is committed also when it fails: a refusal from in here would undo its count.
    const wait = await takeTurn(write.trx, platform, { what: 'visit code', who: id, ...TRIES });
    if (wait > 0 || code !== visit.code) return { wait, right: false };
    await step(write, visit, ['on-the-way'], 'started', actor, at);
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
 * The work is done and the customer has agreed: the report is ready, the visit invoiced, and the booking complete when this was its last visit.
 * Throws `not-found`, `forbidden`, `wrong-step`, `invalid` with what is still missing.
 */
export async function completeVisit(platform: Platform, actor: Customer, id: string, sign: SignOff): Promise<void> {
  const at = platform.clock.now();
  await transact(platform, async (write) => {
    const { bookingId } = await visitInHand(write.trx, actor, id);
    await holdBooking(write, bookingId);
    const visit = await held(write, actor, id);
    if (visit.state === 'completed') return;
    if (visit.state !== 'started') throw notNow(visit, 'completed');
    const missing = await missingOf(write, visit);
    if (Object.keys(missing).length > 0) throw invalid(missing, 'visit-incomplete');
    await step(write, visit, ['started'], 'completed', actor, at);
    await signWork(write.trx, id, { ...sign, signedAt: at });
    await notifyOfVisit(write, platform, { kind: 'completed', visit });
    await visitDone(write, { bookingId, id, actor: actor.uid }, at);
  });
}

/** The visit, held until the transaction ends: of two presses the second sees what the first has done. */
async function held({ trx }: Write, actor: Customer, id: string): Promise<Visit> {
  await lockVisit(trx, id);
  return visitInHand(trx, actor, id);
}

async function missingOf({ trx }: Write, visit: Visit): Promise<FieldReasons> {
  const [work, photos] = [await selectWork(trx, visit.id), await selectPhotos(trx, visit.id)];
  return {
    ...(pointsOf(visit.planId).some((point) => !work.checklist[point]) && {
      checklist: 'every-point',
    }),
    ...(!hasReading(work) && { totalKwh: 'enter-reading' }),
    ...Object.fromEntries(
      (['before', 'after'] as const).flatMap((side) =>
        photos.some((one) => one.side === side) ? [] : [[side, 'add-photograph' as const]],
      ),
    ),
  };
}

const hasReading = ({ totalKwh, meterNote }: Work) => totalKwh !== null || meterNote !== '';

async function step(
  write: Write,
  visit: Visit,
  from: VisitState[],
  to: VisitState,
  actor: Customer,
  at: Date,
): Promise<void> {
  const time = to === 'on-the-way' ? { onTheWayAt: at } : to === 'started' ? { startedAt: at } : { completedAt: at };
  if (!(await moveVisitRow(write.trx, visit, from, { state: to, updatedAt: at, ...time }))) throw notNow(visit, to);
  await insertBookingEvent(write.trx, {
    bookingId: visit.bookingId,
    visitId: visit.id,
    at,
    actor: actor.uid,
    what: to,
  });
  write.expire(live('bookings'));
  if (actor.role === 'administrator') {
    await recordAct(
      write,
      actor,
      { act: 'visit.moved', subject: `visit:${visit.id}`, before: { state: visit.state }, after: { state: to } },
      at,
    );
  }
}

const notNow = (visit: Visit, to: VisitState) =>
  new Fault('wrong-step', because('visit-cannot-move', { from: visit.state, to }));
