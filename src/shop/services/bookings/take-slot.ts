import { dayInIndia } from '#src/kernel/india-time.ts';
import type { Write } from '#src/platform/database/transact.ts';
import { Fault, invalid } from '#src/platform/fault.ts';
import { newId } from '#src/platform/ids.ts';
import type { Platform } from '#src/platform/platform.ts';
import { insertSlot, lockTechniciansOf } from './slot.store.ts';
import { type SlotQueryInput, type SlotRequest, slotQueryFor } from './slot-query.ts';
import { busyWith, type Span, whoCanCome } from './slots.ts';

/** What a technician's time is taken for: held for an open payment, or taken for a visit that the caller then names. */
export type SlotOwner = { paymentId: string } | 'visit';
export type TakenSlot = Span & { id: string; technicianId: string };

/**
 * Takes a technician's time, in the transaction of what it is for: of those who could come, the preferred one, else the one with
 * the least to do that day. Callers who want time in an area queue behind its technicians' rows; the exclusion constraint
 * guarantees that no time is given twice (docs/decisions/0012). Throws `not-served`, `slot-not-offered`, `slot-taken`.
 */
export async function takeSlot(
  { trx }: Write,
  start: Date,
  wish: SlotRequest & { prefer?: string },
  owner: SlotOwner,
  at: Date,
): Promise<TakenSlot> {
  const before = await slotQueryFor(trx, wish, at);
  if (!before) throw notServed();
  await lockTechniciansOf(trx, before.area.id);
  const asked = await slotQueryFor(trx, wish, at); // read again: the previous holder of the locks has taken something
  if (!asked) throw notServed();
  const { question } = asked;
  const span = { start, end: new Date(start.getTime() + wish.durationMinutes * 60_000) };
  const owned = owner === 'visit' ? { state: 'taken' as const, paymentId: null } : { state: 'held' as const, ...owner };
  for (const technicianId of byLoad(assertOffered(start, asked), question, start, wish.prefer)) {
    const id = newId('slt', at.getTime());
    if (
      await insertSlot(trx, {
        id,
        technicianId,
        busy: busyWith(span, question.travelMinutes),
        visitId: null,
        at,
        ...owned,
      })
    )
      return { ...span, id, technicianId };
  }
  throw slotTaken(start);
}

/** Checks that a time is available before anything is written. Throws `not-served`, `slot-not-offered`, `slot-taken`. */
export async function checkTime(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  start: Date,
  wish: SlotRequest,
): Promise<void> {
  const asked = await slotQueryFor(db, wish, clock.now());
  if (!asked) throw notServed();
  assertOffered(start, asked);
}

/** Who could come then. Throws `slot-taken` where all of them are busy, `slot-not-offered` for any other reason. */
function assertOffered(start: Date, { question }: Pick<SlotQueryInput, 'question'>): string[] {
  const free = whoCanCome(start, question);
  if (free.length > 0) return free;
  const idle = question.technicians.map((technician) => ({ ...technician, busy: [] }));
  if (whoCanCome(start, { ...question, technicians: idle }).length > 0) throw slotTaken(start);
  throw new Fault('slot-not-offered', 'slot-not-offered', {
    fields: { slot: 'slot-not-offered' },
  });
}

/** The preferred one first, then those with the fewest minutes on that day. */
function byLoad(
  ids: string[],
  { technicians }: SlotQueryInput['question'],
  start: Date,
  prefer: string | undefined,
): string[] {
  const day = dayInIndia(start);
  const load = new Map(
    technicians.map(({ id, busy }) => [
      id,
      busy
        .filter((span) => dayInIndia(span.start) === day)
        .reduce((all, span) => all + span.end.getTime() - span.start.getTime(), 0),
    ]),
  );
  const rank = (id: string) => (id === prefer ? -1 : (load.get(id) ?? 0));
  return [...ids].sort((a, b) => rank(a) - rank(b));
}

const slotTaken = (start: Date) =>
  new Fault('slot-taken', 'slot-taken', {
    fields: { slot: 'slot-taken' },
    detail: { start: start.toISOString() },
  });

const notServed = () => {
  const words = 'not-served';
  return new Fault('not-served', words, { fields: { zipcode: words } });
};

/** Parses an instant from the wire. Throws `invalid`. */
export function readStart(text: string): Date {
  const start = new Date(text);
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(text) || Number.isNaN(start.getTime())) throw invalid({ slot: 'slot-format' });
  return start;
}
