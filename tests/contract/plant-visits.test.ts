import { afterAll, beforeAll, expect, it } from 'vitest';
import { hrefs } from '#src/wire/pages.ts';
import { pdfText } from '#tests/support/pdf-text.ts';
import { type RunningShop, runningShop, type Shopper } from '#tests/support/running-shop.ts';
import { makeTechnician, planVisit } from '#tests/support/visits.ts';

// What visits know of a customer's plant: the advice after a cleaning, the report, and the form that books the next one.

const DAY = 86_400_000;
const PLANT = { name: 'Our roof', kwp: 5.4, tilt: 15, azimuth: 0, pin: '380009', commissionedOn: '2024-01-15' };

let shop: RunningShop;
let asha: Shopper;
let ravi: Shopper;
let visit: string;
let booking: string;
beforeAll(async () => {
  shop = await runningShop();
  [asha, ravi] = [await shop.shopper('Asha Patel'), await shop.shopper('Ravi Shah')];
  const technician = await makeTechnician(shop.sql, { uid: ravi.uid, name: 'Kiran Solanki' });
  ({ visit, booking } = await planVisit(shop.sql, asha, technician));
  const at = new Date(Date.now() - 5 * DAY);
  await shop.sql.query("update visit set state = 'completed', started_at = $2, completed_at = $2 where id = $1", [
    visit,
    at,
  ]);
  await shop.sql.query('insert into visit_work (visit_id, updated_at, total_kwh) values ($1, $2, 18000)', [visit, at]);
});
afterAll(() => shop?.close());

const report = async (): Promise<string> => {
  const cookie = [...asha.cookies].map((pair) => pair.join('=')).join('; ');
  const answer = await fetch(`${shop.url}/api/visits/${visit}/report.pdf`, { headers: { cookie } });
  expect(answer.status).toBe(200);
  return pdfText(Buffer.from(await answer.arrayBuffer())).replaceAll('\n', ' ');
};
const services = async (): Promise<string> => (await asha.ask('GET', hrefs.myServices())).text;

it('the advice and the report are of an ordinary roof until a plant is known at the place, and then of that plant', async () => {
  expect(await report()).not.toContain('Expected since');
  expect(await services()).not.toMatch(/Calculated for your plant of \d/);
  expect((await asha.call('POST', '/plants', { ...PLANT, pin: '395001' })).status).toBe(201);
  expect(await services()).not.toMatch(/Calculated for your plant of \d/);
  expect((await asha.call('POST', '/plants', PLANT)).status).toBe(201);
  expect(await services()).toContain('Calculated for your plant of 5.4 kW.');
  const text = await report();
  expect(text).toContain('Expected since 15 Jan 2024');
  expect(text).toMatch(/Expected of a plant of 5\.4 kW by the sun measured for Ahmedabad/);
  expect(text).toMatch(/Measured [\d.]+ kWh a day \(\d+%\)/);
});

it('the next cleaning is booked for the same plan and place, by its customer only', async () => {
  const form = hrefs.bookAgain(3, booking);
  const own = await asha.ask('GET', form);
  expect(own.status).toBe(200);
  expect(own.text).toContain('12, Shanti Society');
  for (const address of [form, hrefs.bookAgain(3, 'bkg_nothing')]) {
    const other = await ravi.ask('GET', address);
    expect(other.status).toBe(200);
    expect(other.text).not.toContain('12, Shanti Society');
  }
});
