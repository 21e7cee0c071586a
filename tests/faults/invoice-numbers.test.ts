import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Paise } from '#src/kernel/money.ts';
import { type OpenDatabase, openDatabase } from '#src/platform/database/database.ts';
import type { Write } from '#src/platform/database/transact.ts';
import { transact } from '#src/platform/database/transact.ts';
import { createLog } from '#src/platform/log/log.ts';
import { PageCache } from '#src/platform/page-cache/page-cache.ts';
import { issueInvoice } from '#src/shop/sales/tax-documents/issue-invoice.ts';
import type { Sale } from '#src/shop/sales/tax-documents/sale.ts';
import { demonstrationDatabase, type FreshDatabase } from '#tests/support/database.ts';
import { atOnce } from '#tests/support/rounds.ts';

// Invoice numbers under concurrency: what rule 46 (b) requires, measured through two instances.

const ISSUES = 500;

let database: FreshDatabase;
let second: OpenDatabase;
beforeAll(async () => {
  database = await demonstrationDatabase();
  second = openDatabase(database.url, { size: 8, log: createLog('silent') });
  await database.pool.query(
    `insert into "user" (id, name, email, email_verified) values ('u1', 'Asha Patel', 'asha@kiran.example', true)`,
  );
});
afterAll(async () => {
  await second?.close();
  await database?.close();
});

const at = new Date('2026-11-21T06:00:00Z');
const party = { name: 'Asha Patel', lines: ['12, Shanti Society', 'Ahmedabad 380009'], state: 'Gujarat' };
const sale = (id: string): Sale => ({
  uid: 'u1',
  test: false,
  subject: { id, label: 'Order', number: id, at },
  buyer: party,
  deliverTo: party,
  lines: [{ name: 'Panel', hsn: '854143', quantity: 1, price: 100_000 as Paise, discount: 0 as Paise, gstRateBp: 500 }],
  delivery: 0 as Paise,
  payment: '',
});

class Undone extends Error {}
const on = (instance: number) => ({ db: instance % 2 === 0 ? database.db : second.db, cache: new PageCache() });
const numbers = async (year: number): Promise<number[]> =>
  (
    await database.pool.query('select sequence from tax_document where financial_year = $1 order by sequence', [year])
  ).rows.map((row) => row.sequence);
const counted = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

it(`gives ${ISSUES} transactions, 40 at once, a third of them rolled back, consecutive numbers without gaps or duplicates`, async () => {
  const started = performance.now();
  const kept: string[] = [];
  await atOnce(40, counted(ISSUES), async (index) => {
    const issuing = transact(on(index), async (write: Write) => {
      const invoice = await issueInvoice(write, { ...sale(`ord_${index}`), cause: `shp_${index}`, at });
      if (Math.random() < 1 / 3) throw new Undone();
      return invoice.number;
    });
    const number = await issuing.catch((error) => {
      if (!(error instanceof Undone)) throw error;
    });
    if (number) kept.push(number);
  });
  console.log(
    `${ISSUES} issues through two pools, ${kept.length} kept, in ${Math.round(performance.now() - started)} ms`,
  );
  expect(kept.length).toBeGreaterThan(ISSUES / 2);
  expect(kept.length).toBeLessThan(ISSUES);
  expect(new Set(kept).size).toBe(kept.length);
  expect(await numbers(2026)).toEqual(counted(kept.length));
  expect([...kept].sort().at(-1)).toBe(`KS/26-27/${String(kept.length).padStart(6, '0')}`);
});

it('issues one invoice per parcel, however often and wherever it is requested at once', async () => {
  const before = (await numbers(2026)).length;
  const same = await Promise.all(
    Array.from({ length: 40 }, (_, index) =>
      transact(on(index), (write) => issueInvoice(write, { ...sale('ord_same'), cause: 'shp_same', at })),
    ),
  );
  expect(new Set(same.map(({ id }) => id)).size).toBe(1);
  expect(await numbers(2026)).toEqual(counted(before + 1));
});

it('restarts at 1 with the first moment of April in India', async () => {
  const issue = (id: string, moment: string) =>
    transact(on(0), (write) => issueInvoice(write, { ...sale(`ord_${id}`), cause: `shp_${id}`, at: new Date(moment) }));
  const old = await issue('march', '2027-03-31T23:59:59.999+05:30');
  const [first, next] = [
    await issue('april', '2027-04-01T00:00:00+05:30'),
    await issue('later', '2027-04-01T00:00:01+05:30'),
  ];
  expect(old.number).toMatch(/^KS\/26-27\//);
  expect([first.number, next.number]).toEqual(['KS/27-28/000001', 'KS/27-28/000002']);
  expect(first.content.on).toBe('2027-04-01');
});
