import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  mayMove,
  VISIT_MOVES,
  VISIT_STATES,
  type VisitMove,
  type VisitRole,
  type VisitState,
  visitAfter,
} from '#src/kernel/visit-lifecycle.ts';
import { Fault } from '#src/platform/fault.ts';
import type { Principal } from '#src/shop/customers/identity/principal.ts';
import { listVisitSlots } from '#src/shop/services/bookings/list-slots.ts';
import { moveBooking } from '#src/shop/services/bookings/move-booking.ts';
import { moveVisit } from '#src/shop/services/bookings/move-visit.ts';
import { cancelVisit } from '#src/shop/services/bookings/plan-visit.ts';
import { reassignVisit } from '#src/shop/services/bookings/reassign-visit.ts';
import { seedRoster } from '#src/shop/services/bookings/seed-roster.ts';
import { type TestShop, testShop } from '#tests/support/shop.ts';
import { CHECKED, makeTechnician, type PlannedVisit, planVisit } from '#tests/support/visits.ts';
import { completeVisit, setOut, startVisit } from './move-visit.ts';

let t: TestShop;
let sql: pg.Pool;
let actors: Record<VisitRole, Principal>;
let technicians: { own: string; other: string };
beforeAll(async () => {
  t = await testShop();
  sql = new pg.Pool({ connectionString: t.shop.settings.databaseUrl, max: 3 });
  await seedRoster(t.shop);
  const [customer, technician, other] = [
    await t.newCustomer(),
    await t.newCustomer('Kiran Solanki'),
    await t.newCustomer('Om Parmar'),
  ];
  actors = {
    customer,
    technician: { ...technician, role: 'technician' },
    administrator: { ...(await t.newCustomer('Shop Owner')), role: 'administrator' },
  };
  technicians = { own: await makeTechnician(sql, technician), other: await makeTechnician(sql, other) };
});
afterAll(async () => {
  await sql?.end();
  await t?.close();
});

const DAYS = 10 * 24 * 60;
/** The first of a plan's two visits, far ahead, in this state, with everything that its report needs. */
async function visitThatIs(state: VisitState): Promise<PlannedVisit> {
  await sql.query('delete from slot');
  const planned = await planVisit(sql, actors.customer, technicians.own, { inMinutes: DAYS, visits: 2 });
  await sql.query('update visit set state = $2 where id = $1', [planned.visit, state]);
  await sql.query(`insert into visit_work (visit_id, checklist, total_kwh, updated_at) values ($1, $2, 1, $3)`, [
    planned.visit,
    JSON.stringify(CHECKED),
    t.shop.clock.now(),
  ]);
  await sql.query(
    `insert into visit_photo (visit_id, id, side, state, stem, original, width, height, created_at)
     select $1, 'photo-' || side, side, 'ready', $1 || side, '', 1, 1, $2 from (values ('before'), ('after')) as one (side)`,
    [planned.visit, t.shop.clock.now()],
  );
  return planned;
}
const stateOf = async ({ visit }: PlannedVisit): Promise<VisitState> =>
  (await sql.query('select state from visit where id = $1', [visit])).rows[0].state;

async function freeTime(actor: Principal, { booking }: PlannedVisit): Promise<Date> {
  const offered = await listVisitSlots(t.shop, actor, booking, {});
  // The last day of all may be one on which nobody works.
  const days = offered.served ? offered.days : [];
  const start = days.findLast(({ slots }) => slots.length > 0)?.slots[0]?.start;
  if (!start) throw new Error('nobody is free');
  return start;
}

/** The use case of each move. */
const DO: Record<VisitMove, (actor: Principal, planned: PlannedVisit) => Promise<unknown>> = {
  assign: (actor, { booking }) => moveBooking(t.shop, actor, booking, 'assigned'),
  reassign: (actor, { booking, visit }) =>
    reassignVisit(t.shop, actor, booking, visit, { technicianId: technicians.other }),
  reschedule: async (actor, planned) =>
    moveVisit(t.shop, actor, planned.booking, planned.visit, {
      start: await freeTime(actors.administrator, planned),
      reason: 'shop',
    }),
  cancel: (actor, { booking, visit }) => cancelVisit(t.shop, actor, booking, visit),
  setOut: (actor, { visit }) => setOut(t.shop, actor, visit),
  start: (actor, { visit, code }) => startVisit(t.shop, actor, visit, code),
  complete: (actor, { visit }) => completeVisit(t.shop, actor, visit, { signedBy: 'Asha', signature: '' }),
};

describe('a visit', () => {
  it.each(VISIT_MOVES)('is moved as its table says, and in no other way: %s', async (move) => {
    for (const state of VISIT_STATES)
      for (const role of Object.keys(actors) as VisitRole[]) {
        const planned = await visitThatIs(state);
        const refused = await DO[move](actors[role], planned).then(
          () => false,
          (error) => {
            if (!(error instanceof Fault)) throw error;
            return true;
          },
        );
        const allowed = mayMove(role, move) ? visitAfter(move, state) : undefined;
        expect(await stateOf(planned), `${role} ${move} ${state}`).toBe(allowed ?? state);
        if (allowed) expect(refused, `${role} ${move} ${state}`).toBe(false);
      }
  });

  it.each(['cancel', 'reassign', 'reschedule'] as const)(
    'keeps its time when its technician starts it at that moment: %s',
    async (move) => {
      const planned = await visitThatIs('on-the-way');
      const before = (await sql.query('select starts_at, technician_id from visit where id = $1', [planned.visit]))
        .rows;
      const door = await sql.connect();
      await door.query('begin');
      await door.query(`update visit set state = 'started' where id = $1`, [planned.visit]);
      const moved = DO[move](actors.administrator, planned).catch((error) => error);
      const waiting = `select from pg_stat_activity where wait_event_type = 'Lock' and query like 'update "visit"%'`;
      while ((await sql.query(waiting)).rowCount === 0) await new Promise(setImmediate);
      await door.query('commit');
      door.release();
      expect(await moved).toMatchObject({ code: 'wrong-step' });
      expect(await stateOf(planned)).toBe('started');
      expect(
        (await sql.query('select starts_at, technician_id from visit where id = $1', [planned.visit])).rows,
      ).toEqual(before);
      expect((await sql.query(`select from slot where visit_id = $1`, [planned.visit])).rowCount).toBe(0);
    },
  );
});
