import { once } from 'node:events';
import { performance } from 'node:perf_hooks';
import { setTimeout } from 'node:timers/promises';
import { startTestPostgres, TEST_POSTGRES } from '#tests/support/postgres.ts';
import { type RunningShop, runningShop, type Shopper } from '#tests/support/running-shop.ts';
import { PASSWORD } from '#tests/support/visitor.ts';
import { median } from '../load/against.ts';
import { COPIES_A_DAY, copyBack } from './copies.ts';
import { liveThrough } from './lives.ts';

// `npm run bench -- --years`: every desk, list and report of the workspace, a customer's pages and the nightly jobs, after the first day and
// after ten years at about 200 orders a day. `--days 365` makes fewer. Ten years are about 700,000 orders, 9 GB and half an hour.
// `--restore` also backs that database up and restores it, with `--key` encrypted; `--keep` leaves it there until this is interrupted, for EXPLAIN.
const at = process.argv.indexOf('--days');
const DAYS = at < 0 ? 3650 : Number(process.argv[at + 1]);
const ROUNDS = 5;
const MONTH = new Date(Date.now() - 60 * 86_400_000).toISOString().slice(0, 7);

const DESKS = [
  '/admin',
  '/orderManage',
  '/orderManage?page=40',
  '/orderManage?status=shipped',
  '/orderManage?q=Shopper%205',
  '/orderManage?q=9876543210', // every order of the sample has that phone: the worst that a search can find
  '/orderManage?view=board',
  '/admin/payments',
  '/admin/payments?page=40',
  `/admin/payments?month=${MONTH}`,
  `/admin/gst?month=${MONTH}`,
  '/admin/customers',
  '/admin/customers?q=Shopper%205',
  '/admin/customers?sort=spent',
  '/admin/audit',
  '/admin/audit?page=40',
  '/admin/outbox',
  '/admin/bookings',
  '/admin/bookings?q=Shopper',
  '/admin/calendar',
  '/admin/offers',
  '/admin/reviews',
  '/admin/inbox',
  '/admin/messages',
  '/admin/questions',
  '/admin/enquiries',
  '/admin/warranty',
  '/admin/payment-links',
  '/admin/payments/transfers',
  '/admin/installations',
  '/admin/solar',
  '/admin/solar/applications',
  '/admin/solar/plants',
  '/admin/webhooks',
  '/admin/health',
  `/admin/tally?month=${MONTH}`,
  '/manageProduct',
  `/api/admin/payments.csv?month=${MONTH}`,
  `/api/admin/gst/gstr3b.csv?month=${MONTH}`,
  `/api/admin/tally/vouchers.xml?month=${MONTH}`,
  ...['series', 'places', 'business', 'hsn'].map((table) => `/api/admin/gst/${table}.csv?month=${MONTH}`),
];
const CUSTOMER = ['/orderManage', '/MyService', '/account', '/api/account/export'];
const JOBS = [
  'orders.count-sales',
  'checkout.lapse',
  'checkout.reconcile',
  'checkout.cashbacks',
  'checkout.remind-of-transfers',
  'catalogue.publish-popularity',
  'alerts.send',
  'payments.chase-refunds',
  'visits.remind',
  'visits.advise',
  'warranty.remind-of-ends',
  'plants.check',
  'health.alert-owner',
  'backup.check',
  'retention.hourly',
  'retention.nightly',
];

const postgres = await startTestPostgres({ large: true });
process.env[TEST_POSTGRES] = postgres.url;
const shop = await runningShop();
try {
  const sample = await liveThrough(shop);
  const customer = await someCustomer(shop);
  const first = await measured(shop, customer);
  const started = performance.now();
  await copyBack(shop.sql, DAYS);
  const { rows } = await shop.sql.query(
    `select (select count(*)::int from "order") as orders, pg_size_pretty(pg_database_size(current_database())) as size`,
  );
  console.log(
    `${DAYS} days at ${sample.orders * COPIES_A_DAY} orders: ${rows[0].orders} orders, ${rows[0].size}, copied in ${Math.round((performance.now() - started) / 1000)} s`,
  );
  const last = await measured(shop, customer);
  console.table(
    [...first].map(([what, ms]) => {
      const then = last.get(what) ?? Number.NaN;
      return { what, 'first day (ms)': ms.toFixed(0), 'now (ms)': then.toFixed(0), ratio: (then / ms).toFixed(1) };
    }),
  );
  if (process.argv.includes('--restore'))
    await (await import('./restored.ts')).measureRestore(shop, process.argv.includes('--key'));
} catch (error) {
  console.error(error); // at once: what is kept stays until it is interrupted
  process.exitCode = 1;
} finally {
  if (process.argv.includes('--keep')) {
    console.log(`Kept until this is interrupted: ${shop.databaseUrl} (process ${process.pid})`);
    await Promise.race(['SIGINT', 'SIGTERM'].map((signal) => once(process, signal)));
  }
  await shop.close();
  await postgres.stop();
}

async function someCustomer({ sql, server }: RunningShop): Promise<Shopper> {
  const { rows } = await sql.query('select "user".email from "order" join "user" on "user".id = uid limit 1');
  const visitor = server.visitor();
  return { ...visitor, ...(await visitor.signIn({ email: rows[0].email, password: PASSWORD })) };
}

/** Milliseconds, the middle of some rounds; of jobs one round, from the queue to the end. */
async function measured(of: RunningShop, customer: Shopper): Promise<Map<string, number>> {
  const times = new Map<string, number>();
  const admin = await of.admin();
  for (const [who, paths] of [[admin, DESKS] as const, [customer, CUSTOMER] as const])
    for (const path of paths) {
      const name = who === admin ? path : `${path} (customer)`;
      times.set(name, await timedOften(() => good(of, who, path)));
    }
  for (const job of JOBS) times.set(job, await ran(of, job));
  return times;
}

/** The median of some rounds. A page that fails is reported and has no time; the rest is still measured, as the orders took half an hour to make. */
async function timedOften(work: () => Promise<unknown>): Promise<number> {
  const rounds: number[] = [];
  try {
    for (let round = 0; round < ROUNDS; round++) {
      const started = performance.now();
      await work();
      rounds.push(performance.now() - started);
    }
    return median(rounds);
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
    return Number.NaN;
  }
}

/** Fails on a refusal, which is quick and measures nothing. */
async function good({ url }: RunningShop, who: Shopper, path: string): Promise<void> {
  const cookie = [...who.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const answer = await fetch(url + path, { headers: { cookie }, redirect: 'manual' });
  await answer.arrayBuffer();
  // A page beyond the last leads back to the first: on the first day there is no fortieth.
  if (answer.status === 302 && path.endsWith('page=40'))
    return good({ url } as RunningShop, who, path.replace(/[?&]page=40$/, ''));
  if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`);
}

/** Runs a job as the queue does, and answers how long its work took: the queue itself looks once a second. */
async function ran({ sql, runJob }: RunningShop, name: string): Promise<number> {
  const { rows: earlier } = await sql.query(
    'select coalesce(max(created_on), now())::text as at from pgboss.job where name = $1',
    [name],
  );
  await runJob(name);
  for (;;) {
    const { rows } = await sql.query(
      `select state, 1000 * extract(epoch from completed_on - started_on)::float8 as ms from pgboss.job
        where name = $1 and created_on > $2::timestamptz order by created_on limit 1`,
      [name, earlier[0].at],
    );
    if (rows[0]?.state === 'completed') return rows[0].ms;
    if (rows[0]?.state === 'failed') throw new Error(`${name} failed`);
    await setTimeout(20);
  }
}
