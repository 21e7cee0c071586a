import { startTestPostgres, TEST_POSTGRES } from '#tests/support/postgres.ts';
import { runningShop } from '#tests/support/running-shop.ts';
import { startBare, take } from './bare.ts';
import { against, load, median } from './load.ts';
import { commitsPerSecond, ordersPerSecond } from './orders.ts';
import { scriptSize } from './script-size.ts';

// `npm run bench -- --scale`, `-- --lighthouse`, `-- --years`, `-- --watching` and `-- --costs` measure other things: see the files of these names.
for (const [other, file] of [
  ['scale', 'scale'],
  ['lighthouse', 'lighthouse'],
  ['years', 'years/years'],
  ['watching', 'watching'],
  ['costs', 'costs'],
]) {
  if (!process.argv.includes(`--${other}`)) continue;
  await import(`./${file}.ts`);
  process.exit(0);
}

// `npm run bench`: ratios within one run, never seconds. The yardstick sends exactly the bytes that the shop sends. Its database is in
// memory if there is room, so commits are faster here than on a disk: read orders as a share of them.
const quick = process.argv.includes('--quick');
const SECONDS = quick ? 1 : 4;
const ROUNDS = quick ? 1 : 5;
const CLIENTS = 8;
const GUEST = { cookie: 'kiran_kind=guest', 'accept-encoding': 'br' };

type Line = { what: string; value: number; unit: string; yardstick?: number; ratio?: number; wanted?: number };
const lines: Line[] = [];

const postgres = await startTestPostgres();
process.env[TEST_POSTGRES] = postgres.url;
const shop = await runningShop();
try {
  await cached('cached home page', '/', 0.7);
  await cached('cached GET /api/products', '/api/products', 0.6);
  await besideSignIns();
  await uncachedHome();
  await orders();
  const { bytes, files } = await scriptSize(shop.url, '/', GUEST.cookie);
  lines.push({
    what: `script of the home page (${files} files, brotli)`,
    value: Math.round(bytes / 100) / 10,
    unit: 'kB',
  });
  lines.push({
    what: 'document of the home page (brotli)',
    value: Math.round((await take(`${shop.url}/`, GUEST)).body.length / 100) / 10,
    unit: 'kB',
  });
} finally {
  await shop.close();
  await postgres.stop();
}
print();

async function cached(what: string, path: string, wanted: number) {
  const url = shop.url + path;
  await take(url, GUEST);
  const reply = await take(url, GUEST);
  const bare = await startBare(reply);
  const { a, b, ratio } = await against(
    () => load({ url, headers: GUEST }, SECONDS),
    () => load({ url: bare.url, headers: GUEST }, SECONDS),
    ROUNDS,
  );
  bare.stop();
  lines.push({ what, value: a, unit: 'requests/s', yardstick: b, ratio, wanted });
}

/** The cached home page while fifty people keep signing in, compared with the same page on its own: hashing must leave it at least half. */
async function besideSignIns() {
  const person = { email: 'bench-sign-in@example.com', password: 'sunlight on the roof' };
  await shop.visitor().signUp(person);
  const home = () => load({ url: `${shop.url}/`, headers: GUEST }, SECONDS);
  const crowded = async () => {
    let over = false;
    const crowd = Array.from({ length: 50 }, async () => {
      while (!over) await shop.visitor().signIn(person);
    });
    const rate = await home();
    over = true;
    await Promise.all(crowd);
    return rate;
  };
  const { a, b, ratio } = await against(crowded, home, ROUNDS);
  lines.push({
    what: 'cached home page beside 50 sign-ins (yardstick: alone)',
    value: a,
    unit: 'requests/s',
    yardstick: b,
    ratio,
    wanted: 0.5,
  });
}

/** Each request has a Host that the cache has never seen, so each is rendered, hashed and compressed afresh. */
async function uncachedHome() {
  const rates: number[] = [];
  for (let round = 0; round < ROUNDS; round++) rates.push(await renders(round));
  lines.push({ what: 'uncached home page, one client', value: median(rates), unit: 'renders/s' });
}

async function renders(round: number): Promise<number> {
  let done = 0;
  const started = performance.now();
  while (performance.now() - started < SECONDS * 1000) {
    await take(`${shop.url}/`, { ...GUEST, host: `bench-${round}-${done}.example` });
    done += 1;
  }
  return done / ((performance.now() - started) / 1000);
}

async function orders() {
  const rates = { orders: [] as number[], commits: [] as number[] };
  await ordersPerSecond(shop, CLIENTS, 1);
  for (let round = 0; round < ROUNDS; round++) {
    rates.orders.push(await ordersPerSecond(shop, CLIENTS, SECONDS));
    rates.commits.push(await commitsPerSecond(shop.databaseUrl, CLIENTS, SECONDS));
  }
  const [placed, committed] = [median(rates.orders), median(rates.commits)];
  lines.push({
    what: `orders placed over HTTP, ${CLIENTS} clients (yardstick: single-row commits)`,
    value: placed,
    unit: 'orders/s',
    yardstick: committed,
    ratio: placed / committed,
  });
  const bare = await startBare(await take(`${shop.url}/healthz`, {}));
  const posts = await load({ url: bare.url, method: 'POST', body: '{}' }, SECONDS, CLIENTS);
  bare.stop();
  lines.push({
    what: 'the same beside bare POSTs (wanted: 1/500)',
    value: placed,
    unit: 'orders/s',
    yardstick: posts,
    ratio: placed / posts,
    wanted: 1 / 500,
  });
}

function print() {
  const number = (value: number | undefined) =>
    value === undefined ? '' : value >= 100 ? value.toFixed(0) : value >= 1 ? value.toFixed(1) : value.toFixed(4);
  console.table(
    lines.map(({ what, value, unit, yardstick, ratio, wanted }) => ({
      what,
      value: number(value),
      unit,
      yardstick: number(yardstick),
      ratio: number(ratio),
      wanted: number(wanted),
      holds: wanted === undefined || ratio === undefined ? '' : ratio >= wanted ? 'yes' : 'NO',
    })),
  );
  console.log(JSON.stringify(lines));
}
