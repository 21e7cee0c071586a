import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Principal } from '#src/shop/customers/identity/principal.ts';
import { type TestShop, testShop } from '#tests/support/shop.ts';
import { makeTechnician, planVisit } from '#tests/support/visits.ts';
import { advise, setAdvice } from './advise.ts';
import { remind } from './remind.ts';

let t: TestShop;
let sql: pg.Pool;
let asha: Principal;
let technicianId: string;
beforeAll(async () => {
  t = await testShop();
  sql = new pg.Pool({ connectionString: t.shop.settings.databaseUrl, max: 2 });
  asha = await t.newCustomer();
  technicianId = await makeTechnician(sql, await t.newCustomer('Kiran Solanki'));
});
afterAll(async () => {
  await sql?.end();
  await t?.close();
});
beforeEach(async () => {
  await sql.query('delete from mail');
  await sql.query(`update visit set state = 'cancelled' where state <> 'completed'`);
});

const DAY = 24 * 60;
/** A visit that was booked a week ago. */
async function visitIn(minutes: number, more: object = {}) {
  const planned = await planVisit(sql, asha, technicianId, { inMinutes: minutes, ...more });
  await sql.query(`update visit set created_at = $2::timestamptz - interval '7 days' where id = $1`, [
    planned.visit,
    t.shop.clock.now(),
  ]);
  return planned;
}
const told = async () =>
  (await sql.query('select kind, channel, locale from mail order by kind, channel')).rows.map(
    ({ kind, channel, locale }) => `${kind} ${channel} ${locale}`,
  );

it('reminds a day and two hours before, by mail and SMS in the customer’s language, once with many workers', async () => {
  await visitIn(DAY - 10, { locale: 'gu' });
  await visitIn(100, { locale: 'hi' });
  await visitIn(DAY + 30);
  const counts = await Promise.all([1, 2, 3, 4].map(() => remind(t.shop)));
  expect(counts.reduce((sum, one) => sum + one, 0)).toBe(2);
  expect(await told()).toEqual([
    'visit-day-before mail gu',
    'visit-day-before sms gu',
    'visit-hours-before mail hi',
    'visit-hours-before sms hi',
  ]);
  expect(await remind(t.shop)).toBe(0);
  const { rows } = await sql.query(`select text from mail where channel = 'mail' and kind = 'visit-day-before'`);
  expect(rows[0].text).toContain('4711');
});

it('does not remind of a cancelled visit, one on its way, or one booked a moment ago', async () => {
  const cancelled = await visitIn(100);
  await sql.query(`update visit set state = 'cancelled' where id = $1`, [cancelled.visit]);
  const left = await visitIn(100);
  await sql.query(`update visit set state = 'on-the-way' where id = $1`, [left.visit]);
  await planVisit(sql, asha, technicianId, { inMinutes: DAY - 10 });
  expect(await remind(t.shop)).toBe(0);
});

it('reminds of a moved visit only at its new time', async () => {
  const { visit } = await visitIn(DAY - 10);
  expect(await remind(t.shop)).toBe(1);
  await sql.query(
    `update visit set starts_at = starts_at + interval '5 days', ends_at = ends_at + interval '5 days' where id = $1`,
    [visit],
  );
  expect(await remind(t.shop)).toBe(0);
  await sql.query(
    `update visit set reminded_day_at = reminded_day_at - interval '5 days', starts_at = starts_at - interval '5 days', ends_at = ends_at - interval '5 days' where id = $1`,
    [visit],
  );
  expect(await remind(t.shop)).toBe(1);
});

async function cleanedOn(day: Date) {
  const planned = await planVisit(sql, asha, technicianId);
  await sql.query(`update visit set state = 'completed', completed_at = $2 where id = $1`, [planned.visit, day]);
  await sql.query('insert into visit_work (visit_id, updated_at) values ($1, $2)', [planned.visit, day]);
  return planned;
}

it('announces a due cleaning once per visit, and not to customers who declined or have another visit planned', async () => {
  await sql.query('delete from visit_work');
  await cleanedOn(new Date(Date.now() - 3 * DAY * 60_000));
  expect(await advise(t.shop)).toBe(0);
  await sql.query('delete from visit_work');
  await sql.query(`update visit set state = 'cancelled', completed_at = null`);
  const year = new Date().getUTCFullYear() + 1;
  await cleanedOn(new Date(`${year - 1}-10-05T05:00:00Z`));
  // Five dry months later it is due; in the rain nothing is.
  const now = t.shop.clock.now;
  t.shop.clock.now = () => new Date(`${year}-03-15T05:00:00Z`);
  try {
    await setAdvice(t.shop, asha, false);
    expect(await advise(t.shop)).toBe(0);
    await setAdvice(t.shop, asha, true);
    const planned = await visitIn(10 * DAY);
    expect(await advise(t.shop)).toBe(0);
    await sql.query(`update visit set state = 'cancelled' where id = $1`, [planned.visit]);
    t.shop.clock.now = () => new Date(`${year}-07-15T05:00:00Z`);
    expect(await advise(t.shop)).toBe(0);
    t.shop.clock.now = () => new Date(`${year}-03-15T05:00:00Z`);
    const counts = await Promise.all([advise(t.shop), advise(t.shop)]);
    expect(counts[0] + counts[1]).toBe(1);
    expect(await told()).toEqual(['visit-due mail en']);
    expect(await advise(t.shop)).toBe(0);
  } finally {
    t.shop.clock.now = now;
  }
});

it('knows the plant at the visit’s place: a large one is due where an ordinary roof is not yet', async () => {
  await sql.query('delete from visit_work');
  await sql.query(`update visit set state = 'cancelled', completed_at = null`);
  const year = new Date().getUTCFullYear() + 1;
  const { booking } = await cleanedOn(new Date(`${year - 1}-10-05T05:00:00Z`));
  const now = t.shop.clock.now;
  t.shop.clock.now = () => new Date(`${year - 1}-12-20T05:00:00Z`);
  const plant = (pin: string) =>
    sql.query(
      `insert into plant (id, uid, name, locale, peak_watts, tilt_deg, azimuth_deg, pincode, commissioned_on, created_at, updated_at)
         values ($1, $2, 'Mill', 'en', 30000, 15, 0, $1, '2024-01-01', now(), now())`,
      [pin, asha.uid],
    );
  try {
    expect(await advise(t.shop)).toBe(0);
    await plant('395001');
    expect(await advise(t.shop)).toBe(0);
    await plant('380009');
    expect(await advise(t.shop)).toBe(1);
    const { rows } = await sql.query('select text from mail');
    expect(rows[0].text).toContain(`/ServiceBookPage?plan=3&again=${booking}`);
  } finally {
    t.shop.clock.now = now;
    await sql.query('delete from plant');
  }
});
