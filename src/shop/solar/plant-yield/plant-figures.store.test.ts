import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Principal } from '#src/shop/customers/identity/principal.ts';
import { type TestShop, testShop } from '#tests/support/shop.ts';
import { plantFiguresAt } from './plant-figures.ts';

let t: TestShop;
let sql: pg.Pool;
beforeAll(async () => {
  t = await testShop();
  sql = new pg.Pool({ connectionString: t.shop.settings.databaseUrl, max: 2 });
});
afterAll(async () => {
  await sql?.end();
  await t?.close();
});

let made = 0;
async function addPlant({ uid }: Pick<Principal, 'uid'>, pin = '380009', watts = 3300) {
  await sql.query(
    `insert into plant (id, uid, name, locale, peak_watts, tilt_deg, azimuth_deg, pincode, commissioned_on, created_at, updated_at)
       values ($1, $2, 'Roof', 'en', $3, 15, 0, $4, '2025-01-01', now(), now())`,
    [`plt_${++made}`, uid, watts, pin],
  );
}
/** A saved plan of a home that uses so many units a month, at a rate in paise. */
async function savePlan({ uid }: Pick<Principal, 'uid'>, pin: string, paisePerUnit: number, day: string) {
  const id = `prp_${++made}`;
  const tariff = {
    fixed: 0,
    slabs: [
      { upTo: 100, paisePerUnit: 300 },
      { upTo: null, paisePerUnit },
    ],
    fuelPaisePerUnit: 0,
    dutyBp: 0,
  };
  const result = { rate: { tariff, from: 'tariff' }, use: { months: Array(12).fill(300), perBill: 600, from: 'bill' } };
  await sql.query(
    `insert into solar_proposal (id, uid, token_hash, locale, created_at) values ($1, $2, $1, 'en', $3)`,
    [id, uid, day],
  );
  await sql.query(
    `insert into solar_proposal_version (proposal_id, number, query, result, figure_ids, kit_id, kit_paise, valid_until, created_at)
       values ($1, 1, $2, $3, '[]', 'kit', 100, $4::text::date, $4::text::timestamptz)`,
    [id, `pin=${pin}&bill=3200`, JSON.stringify(result), day],
  );
}
const at = (who: Pick<Principal, 'uid'>, pin = '380009') => plantFiguresAt(t.shop, who.uid, pin);

it('are of the one plant at the PIN code: none without one, and none where there are two', async () => {
  const [asha, ravi] = [await t.newCustomer(), await t.newCustomer('Ravi Shah')];
  expect(await at(asha)).toBeUndefined();
  await addPlant(asha);
  expect(await at(ravi)).toBeUndefined();
  expect(await at(asha, '395001')).toBeUndefined();
  const found = await at(asha);
  expect(found?.kwp).toBe(3.3);
  expect(found?.expectation?.place).toBe('Ahmedabad');
  expect(found?.expectation?.year).toBeGreaterThan(4000);
  await addPlant(asha, '380009', 5000);
  expect(await at(asha)).toBeUndefined();
});

it('a unit is worth what the last one of the newest saved plan there costs', async () => {
  const asha = await t.newCustomer();
  await addPlant(asha);
  await savePlan(asha, '380009', 650, '2026-02-01');
  await savePlan(asha, '380009', 700, '2026-03-01');
  await savePlan(asha, '395001', 900, '2026-04-01');
  expect((await at(asha))?.rupeesAUnit).toBeCloseTo(7, 6);
});

it('else what the tariff of that day says where one company supplies the place, else nothing', async () => {
  const [rajkot, ahmedabad] = [await t.newCustomer(), await t.newCustomer()];
  await addPlant(rajkot, '360001');
  await addPlant(ahmedabad, '380060');
  const reading = { ...t.shop, clock: { ...t.shop.clock, now: () => new Date('2026-11-22T06:00:00Z') } };
  const worth = async (who: Principal, pin: string) => (await plantFiguresAt(reading, who.uid, pin))?.rupeesAUnit;
  const rajkots = await worth(rajkot, '360001');
  expect(rajkots).toBeGreaterThan(5);
  expect(rajkots).toBeLessThan(12);
  // Two companies supply it, and nobody has said which.
  expect(await worth(ahmedabad, '380060')).toBeUndefined();
  await sql.query("update dated_figure set effective_to = '2026-11-21' where key = 'slabs' and effective_to is null");
  await sql.query("delete from dated_figure where key = 'slabs' and effective_to >= '2026-11-22'");
  expect(await worth(rajkot, '360001')).toBeUndefined();
});
