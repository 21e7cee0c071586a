import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectRefusal } from '#tests/contract/expect.ts';
import { mailsTo } from '#tests/support/mails.ts';
import { tell } from '#tests/support/rounds.ts';
import { type RunningShop, runningShop, type Shopper } from '#tests/support/running-shop.ts';
import { makeTechnician, planVisit } from '#tests/support/visits.ts';

// A customer's plants: what they gave by what was entered, beside what the sun lets expect. The clock is the machine's, so months are counted from today.

let shop: RunningShop;
let asha: Shopper;
beforeAll(async () => {
  shop = await runningShop();
  asha = await shop.shopper();
});
afterAll(() => shop?.close());

/** The first day of the month so many months ago, in India. */
function monthAgo(count: number): string {
  const now = new Date(Date.now() + 5.5 * 3600_000);
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - count, 1)).toISOString().slice(0, 10);
}
const PLANT = { name: 'Our roof', kwp: 3.3, tilt: 15, azimuth: 0, pin: '380009', commissionedOn: monthAgo(30) };

const add = async (who: Shopper, more: object = {}): Promise<string> => {
  const { status, body } = await who.call('POST', '/plants', { ...PLANT, ...more });
  expect(status).toBe(201);
  return body.data.id;
};
const read = (who: Shopper, id: string, on: string, kwh: number) =>
  who.call('POST', `/plants/${id}/readings`, { kind: on.length === 7 ? 'month' : 'meter', on, kwh });
const show = async (who: Shopper, id: string) => (await who.call('GET', `/plants/${id}`)).body.data;
/** What the months of a new plant should give, by month. */
const expected = async (id: string, month: string) => {
  await read(asha, id, month, 1);
  return (await show(asha, id)).months.find((one: { month: string }) => one.month === month).expected as number;
};

describe('a plant', () => {
  it('is added, listed, changed and removed', async () => {
    const id = await add(asha);
    expect((await asha.call('GET', '/plants')).body.data.plants).toMatchObject([{ id, ...PLANT, verdict: null }]);
    expect(Math.round((await show(asha, id)).expectedYear / 3.3)).toBeGreaterThan(1300);
    const east = { ...PLANT, name: 'East roof', azimuth: -90 };
    expect((await asha.call('PUT', `/plants/${id}`, east)).status).toBe(200);
    expect((await show(asha, id)).plant).toMatchObject(east);
    expect((await asha.call('DELETE', `/plants/${id}`)).status).toBe(200);
    expect((await asha.call('DELETE', `/plants/${id}`)).status).toBe(200);
    expectRefusal(await asha.call('GET', `/plants/${id}`), 404, { code: 'not-found' });
  });

  it('is judged by its meter: low once, to be checked when low twice, fine again', async () => {
    const id = await add(asha, { name: 'Judged' });
    const months = [5, 4, 3, 2].map(monthAgo) as [string, string, string, string];
    const full = await Promise.all(months.map((month) => expected(id, month.slice(0, 7))));
    for (const month of months) await asha.call('DELETE', `/plants/${id}/readings/month/${month.slice(0, 7)}`);
    let total = 12_000;
    await read(asha, id, months[0], total);
    const verdicts: string[] = [];
    for (const [at, share] of [0.7, 0.7, 0.97].entries()) {
      total += share * (full[at] as number);
      const { body } = await read(asha, id, months[at + 1] as string, Math.round(total * 10) / 10);
      verdicts.push(body.data.verdict.is);
    }
    expect(verdicts).toEqual(['low', 'check', 'fine']);
    const { plant, months: shown } = await show(asha, id);
    expect(plant.verdict).toMatchObject({ is: 'fine', month: months[2].slice(0, 7) });
    expect(shown.map(({ verdict }: { verdict: string }) => verdict)).toEqual(['low', 'check', 'fine']);
  });

  it('takes a corrected reading, and forgets a removed one', async () => {
    const id = await add(asha, { name: 'Corrected' });
    const month = monthAgo(1).slice(0, 7);
    const full = await expected(id, month);
    expect((await read(asha, id, month, full * 3)).body.data.verdict.is).toBe('high');
    expect((await read(asha, id, month, full)).body.data.verdict).toMatchObject({ is: 'fine', month });
    expect((await show(asha, id)).readings).toHaveLength(1);
    await asha.call('DELETE', `/plants/${id}/readings/month/${month}`);
    expect((await show(asha, id)).plant.verdict).toBeNull();
  });

  it('counts a new meter from its beginning', async () => {
    const id = await add(asha, { name: 'New meter' });
    await read(asha, id, monthAgo(4), 9000);
    await read(asha, id, monthAgo(3), 9300);
    await read(asha, id, monthAgo(2), 5);
    await read(asha, id, monthAgo(1), 355);
    const { months } = await show(asha, id);
    expect(months.map(({ kwh }: { kwh: number }) => kwh)).toEqual([300, 350]);
  });

  it('is read by a technician too, where it is clear which', async () => {
    const ravi = await shop.shopper();
    const id = await add(ravi);
    await read(ravi, id, monthAgo(3), 1000);
    const technician = await makeTechnician(shop.sql, await shop.shopper('Kiran Solanki'));
    const { visit } = await planVisit(shop.sql, ravi, technician, { inMinutes: -60 });
    await shop.sql.query(`update visit set state = 'completed', completed_at = $2 where id = $1`, [
      visit,
      `${monthAgo(2)}T06:00:00+05:30`,
    ]);
    await shop.sql.query(
      `insert into visit_work (visit_id, checklist, total_kwh, updated_at) values ($1, '{}', 1400, now())`,
      [visit],
    );
    const { months } = await show(ravi, id);
    expect(months.map(({ month }: { month: string }) => month)).toEqual([monthAgo(3).slice(0, 7)]);
    expect(months[0].kwh).toBe(400);
    // With two at one PIN code nobody knows which of them was read.
    await add(ravi, { name: 'Second roof' });
    expect((await show(ravi, id)).months).toEqual([]);
  });

  it('comes as a table', async () => {
    const id = await add(asha, { name: 'Table' });
    await read(asha, id, monthAgo(1).slice(0, 7), 412.5);
    const answer = await fetch(`${shop.url}/api/plants/${id}/months.csv`, {
      headers: { cookie: [...asha.cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
    });
    expect(answer.headers.get('content-type')).toContain('text/csv');
    const [, line = ''] = (await answer.text()).split(/\r?\n/);
    expect(line).toContain(`${monthAgo(1).slice(0, 7)},412.5`);
  });
});

describe('what cannot be is refused at its field', () => {
  it.each([
    ['kwp', { kwp: 0 }],
    ['kwp', { kwp: '3' }],
    ['tilt', { tilt: 91 }],
    ['azimuth', { azimuth: 200 }],
    ['pin', { pin: '38000' }],
    ['pin', { pin: '099999' }],
    ['name', { name: ' ' }],
    ['commissionedOn', { commissionedOn: '2026-02-30' }],
    ['commissionedOn', { commissionedOn: '2999-01-01' }],
  ])('%s %o', async (field, wrong) => {
    const { status, body } = await asha.call('POST', '/plants', { ...PLANT, ...wrong });
    expect(status).toBe(422);
    expect(body.fields).toHaveProperty(field);
  });
  it.each([
    ['kwh', { kind: 'meter', on: monthAgo(1), kwh: -1 }],
    ['on', { kind: 'meter', on: '2999-01-01', kwh: 1 }],
    ['on', { kind: 'meter', on: monthAgo(40), kwh: 1 }],
    ['on', { kind: 'month', on: monthAgo(0).slice(0, 7), kwh: 1 }],
    ['on', { kind: 'month', on: monthAgo(31).slice(0, 7), kwh: 1 }],
    ['on', { kind: 'month', on: '2026-13', kwh: 1 }],
  ])('%s %o', async (field, wrong) => {
    const id = ((await asha.call('GET', '/plants')).body.data.plants[0]?.id as string) ?? (await add(asha));
    const { status, body } = await asha.call('POST', `/plants/${id}/readings`, wrong);
    expect(status).toBe(422);
    expect(body.fields).toHaveProperty(field);
  });
  it('and so is somebody else’s plant', async () => {
    const id = await add(asha, { name: 'Private' });
    const other = await shop.shopper();
    for (const [method, path, body] of [
      ['GET', `/plants/${id}`],
      ['PUT', `/plants/${id}`, PLANT],
      ['DELETE', `/plants/${id}`],
      ['GET', `/plants/${id}/months.csv`],
      ['POST', `/plants/${id}/readings`, { kind: 'meter', on: monthAgo(1), kwh: 1 }],
    ] as const)
      expect((await other.call(method, path, body)).status, `${method} ${path}`).toBe(404);
    expect((await show(asha, id)).plant.name).toBe('Private');
  });
  it('and a 21st plant', async () => {
    const many = await shop.shopper();
    for (let count = 0; count < 20; count += 1) await add(many);
    expectRefusal(await many.call('POST', '/plants', PLANT), 409, { code: 'wrong-step' });
  });
});

describe('the nightly check', () => {
  const check = async () => {
    await shop.runJob('plants.check');
    const open = `select 1 from pgboss.job where name = 'plants.check' and state not in ('completed', 'failed', 'cancelled')`;
    await expect.poll(async () => (await shop.sql.query(open)).rowCount, { timeout: 100_000 }).toBe(0);
  };

  it('tells a customer once for a month, and nobody who declined advice', async () => {
    const [told, declined] = [await shop.shopper(), await shop.shopper()];
    await declined.call('PUT', '/visits-advice', { wanted: false });
    const month = monthAgo(1).slice(0, 7);
    for (const who of [told, declined]) await read(who, await add(who, { name: 'Shaded' }), month, 10);
    const about = async (who: Shopper) => (await mailsTo(shop, who.email, 'plant-check')).length;
    await check();
    await check();
    expect(await about(told)).toBe(1);
    expect(await about(declined)).toBe(0);
  });

  it('does not wait for a plant that is being changed, and judges it the next night', async () => {
    const who = await shop.shopper();
    const [held, free] = [await add(who), await add(who)];
    for (const id of [held, free]) await read(who, id, monthAgo(1).slice(0, 7), 10);
    await shop.sql.query(
      `update plant set verdict = null, verdict_month = null, verdict_percent = null where uid = $1`,
      [who.uid],
    );
    const verdictOf = async (id: string) =>
      (await shop.sql.query('select verdict from plant where id = $1', [id])).rows[0].verdict;
    const other = await shop.sql.connect();
    try {
      await other.query('begin');
      await other.query('select from plant where id = $1 for update', [held]);
      await check();
      expect([await verdictOf(held), await verdictOf(free)]).toEqual([null, 'check']);
    } finally {
      await other.query('rollback');
      other.release();
    }
    await check();
    expect(await verdictOf(held)).toBe('check');
  });

  it('takes 10,000 plants with 24 months each in less than a minute, and the desk lists them within a second', async () => {
    // Of 500 customers, who have declined advice.
    await shop.sql.query(
      `insert into "user" select many.* from "user" u, generate_series(0, 499) n,
         jsonb_populate_record(u, jsonb_build_object('id', 'usr_many_' || n, 'email', 'many' || n || '@example.com')) many
       where u.id = $1`,
      [asha.uid],
    );
    await shop.sql.query(
      `insert into advice_declined (uid, at) select 'usr_many_' || n, now() from generate_series(0, 499) n`,
    );
    await shop.sql.query(
      `insert into plant (id, uid, name, locale, peak_watts, tilt_deg, azimuth_deg, pincode, commissioned_on, created_at, updated_at)
       select 'pla_many_' || n, 'usr_many_' || n % 500, 'Roof ' || n, 'en', 1000 + n % 9000, n % 40, (n % 8) * 45 - 180, '380009', $1, now(), now()
       from generate_series(1, 10000) n`,
      [PLANT.commissionedOn],
    );
    await shop.sql.query(
      `insert into plant_reading (plant_id, kind, read_on, watt_hours, created_at)
       select 'pla_many_' || n, 'month', ($1::date - (m || ' months')::interval)::date, (1000 + n % 9000) * (60 + (n + m) % 90), now()
       from generate_series(1, 10000) n, generate_series(0, 23) m`,
      [monthAgo(1)],
    );
    let began = performance.now();
    await check();
    const checked = performance.now() - began;
    const { rows } = await shop.sql.query(
      `select count(*)::int as n from plant where id like 'pla_many_%' and verdict is not null`,
    );
    expect(rows[0].n).toBe(10_000);
    const owner = await shop.admin();
    began = performance.now();
    const page = await owner.ask('GET', '/admin/solar/plants');
    const listed = performance.now() - began;
    tell(
      `10,000 plants with 24 months each: checked in ${(checked / 1000).toFixed(1)} s, listed in ${listed.toFixed(0)} ms`,
    );
    expect(page.status).toBe(200);
    expect(checked).toBeLessThan(60_000);
    expect(listed).toBeLessThan(1000);
  });
});
