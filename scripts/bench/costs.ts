import { startTestPostgres, TEST_POSTGRES } from '#tests/support/postgres.ts';
import { manyShoppers, openPayment, type RunningShop, runningShop, type Shopper } from '#tests/support/running-shop.ts';
import { take } from './load/bare.ts';
import { familyOf, readProcesses } from './processes.ts';

// `npm run bench -- --costs`: what each thing a shop does costs in processor time of the shop and of PostgreSQL, in its log of changes and on its
// disk. docs/scale.md calculates with these figures. Seconds would depend on what else the machine does; processor time hardly does.

const QUICK = process.argv.includes('--quick');
const GUEST = { cookie: 'kiran_kind=guest', 'accept-encoding': 'br' };
const PRICE = 1200;

type Cost = { shop: number; database: number; wal: number };
type Line = { what: string; times: number; total: Cost };

const postgres = await startTestPostgres();
process.env[TEST_POSTGRES] = postgres.url;
const TOKEN = 'a token for the costs';
const shop = await runningShop({ METRICS_TOKEN: TOKEN });
const backend = (await shop.sql.query('select pg_backend_pid() as pid')).rows[0].pid;
const postmaster = readProcesses().find(({ pid }) => pid === backend)?.parent as number;
const lines: Line[] = [];
try {
  await pages();
  await orders();
  await edits();
} finally {
  await shop.close();
  await postgres.stop();
}
print();

async function soFar(): Promise<Cost> {
  const { rows } = await shop.sql.query("select (pg_current_wal_lsn() - '0/0')::float8 as wal");
  return { shop: processorSeconds(shop.server.pid), database: processorSeconds(postmaster), wal: rows[0].wal };
}

function warmUp(times: number): number {
  return Math.ceil(times / 10);
}

/** Seconds of processor time that a process has used, with all that it has started. */
function processorSeconds(pid: number): number {
  return familyOf([pid]).reduce((sum, { ticks }) => sum + ticks, 0) / 100;
}

/** Does something many times, after some times to warm up, and notes what that cost. */
async function measure(what: string, times: number, work: (at: number) => Promise<unknown>): Promise<void> {
  const warm = warmUp(times);
  for (let at = 0; at < warm; at++) await work(at);
  const before = await soFar();
  for (let at = warm; at < warm + times; at++) await work(at);
  const after = await soFar();
  const total = {
    shop: after.shop - before.shop,
    database: after.database - before.database,
    wal: after.wal - before.wal,
  };
  lines.push({ what, times, total });
}

async function pages(): Promise<void> {
  const many = QUICK ? 2_000 : 20_000;
  const few = QUICK ? 30 : 300;
  await measure('the home page from memory', many, () => take(`${shop.url}/`, GUEST));
  await rendered('the home page rendered', few, () => '/');
  await rendered('a list rendered', few, () => '/products');
  const { rows } = await shop.sql.query('select id from product where archived_at is null order by id');
  await rendered('a product rendered', few, (at) => `/productPage/${rows[at % rows.length].id}`);
  await measure('a search', few, (at) => take(`${shop.url}/api/search/suggestions?q=solar%20${at}`, GUEST));
}

/** Empties the cache again and again, as a notification of unknown contents does. On a busy machine it may come late: what was rendered counts. */
async function rendered(what: string, times: number, path: (at: number) => string): Promise<void> {
  const first = await misses();
  await measure(what, times, async (at) => {
    await shop.sql.query("select pg_notify('expired_tags', 'all')");
    const { status } = await take(shop.url + path(at), GUEST);
    if (status !== 200) throw new Error(`${path(at)} answered ${status}`);
  });
  const line = lines.at(-1) as Line;
  line.times = Math.round((((await misses()) - first) * times) / (times + warmUp(times)));
}

async function misses(): Promise<number> {
  const { body } = await take(`${shop.url}/metrics`, { authorization: `Bearer ${TOKEN}` });
  return Number(/^kiran_page_cache_misses_total (\d+)/m.exec(body.toString())?.[1]);
}

async function orders(): Promise<void> {
  const times = QUICK ? 20 : 300;
  const product = await shop.product({ name: 'Costs', price: PRICE, stock: 1_000_000 });
  const shoppers = await manyShoppers(shop, 20);
  const one = (at: number) => order(shop, shoppers[at % shoppers.length] as Shopper, product['_id'] as string);
  const size = async () => {
    await shop.sql.query('vacuum');
    return Number((await shop.sql.query('select pg_database_size(current_database()) as size')).rows[0].size);
  };
  const before = await size();
  await measure('an order: opened, paid at the sandbox, proved', times, one);
  const grown = (await size()) - before;
  process.stdout.write(`an order takes ${Math.round(grown / (times * 1.1) / 100) / 10} kB of the database\n`);
}

async function order(at: RunningShop, shopper: Shopper, productId: string): Promise<void> {
  const opened = await openPayment(shopper, [{ _id: productId, quantity: 1, price: PRICE }]);
  const paid = await at.pay(opened.body.id);
  const proved = await shopper.call('POST', '/razorpay/validate', paid.body);
  if (proved.status !== 200) throw new Error(`an order was answered with ${proved.status}: ${proved.text}`);
}

/** Only the write: rendering the pages that show the product is measured above. */
async function edits(): Promise<void> {
  const admin = await shop.admin();
  const product = await shop.product({ name: 'Edited' });
  await measure('a price changed by the owner', QUICK ? 10 : 100, (at) =>
    admin.call('PUT', `/products/${product['_id']}`, { price: PRICE + at }),
  );
}

function print(): void {
  const ms = (seconds: number, times: number) => ((seconds / times) * 1000).toFixed(2).padStart(9);
  process.stdout.write(
    `\n${'each, in ms of a processor'.padEnd(48)}${'shop'.padStart(9)}${'database'.padStart(9)}   WAL\n`,
  );
  for (const { what, times, total } of lines) {
    const wal = total.wal / times < 100 ? '' : `${(total.wal / times / 1000).toFixed(1)} kB`.padStart(9);
    process.stdout.write(`${what.padEnd(48)}${ms(total.shop, times)}${ms(total.database, times)}${wal}\n`);
  }
}
