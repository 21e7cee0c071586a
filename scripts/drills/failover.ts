import assert from 'node:assert/strict';
import pg from 'pg';
import { wrongInBooks } from '#tests/support/books.ts';
import { orderTotals } from '#tests/support/drill.ts';
import { percentile } from '#tests/support/rounds.ts';
import { manyShoppers } from '#tests/support/running-shop.ts';
import { type RunningServer, removeFolderOf } from '#tests/support/server.ts';
import { type Asked, makeTraffic, productForTraffic, type Sold } from '#tests/support/traffic.ts';
import { type Node, openCluster } from './cluster.ts';
import { until } from './daemons.ts';
import { startFleet } from './fleet.ts';

// `npm run drill:failover`: two PostgreSQL looked after by Patroni, behind HAProxy (docs/operations.md, Failover), all of Debian's packages. Two web
// instances and a worker sell; the primary hands over, and one after the other is killed,
// frozen and cut off from the network. Fails if an acknowledged order is missing, or if it is
// not sold again in time.

/** Seconds until it is sold again, and milliseconds within which each request is answered. */
const AGAIN = 30;
const ANSWER = 3_000;
/** Milliseconds that half of the requests take at most, as usual; on a machine that has other work too, answers may take longer in proportion. */
const USUAL = 50;
const SHOPPERS = 4;

const cluster = await openCluster();
const started: RunningServer[] = [];
const sql = new pg.Pool({ connectionString: cluster.url, max: 2 });
sql.on('error', () => {});
let failed = true;
try {
  await drill();
  failed = false;
} catch (error) {
  for (const { name, log } of cluster.nodes) console.error(`Patroni ${name}:\n${log().slice(-1_500)}`);
  for (const server of started) console.error(server.output().slice(-1_500));
  throw error;
} finally {
  await Promise.all(started.map((server) => server.kill()));
  await sql.end();
  await cluster.close();
  removeFolderOf(cluster.url);
  if (failed) process.exitCode = 1;
}

async function drill(): Promise<void> {
  const fleet = await startFleet(cluster.url, sql, productForTraffic, started);
  const urls = fleet.web.map(({ url }) => url);
  const shoppers = await manyShoppers({ sql, url: urls[0] as string }, SHOPPERS, urls);
  await fleet.works();
  const exits: string[] = [];
  for (const { ended, port } of fleet.all) void ended.then((how) => exits.push(`${port}: ${how}`));
  const traffic = makeTraffic(shoppers, fleet.product._id, urls);
  await until('orders are sold', () => traffic.sold.length >= 30);
  const usual = medianOf(traffic.asked);
  const answer = ANSWER * Math.max(1, usual / USUAL);
  const wrong: string[] = [];
  const expect = (is: boolean, what: string) => {
    if (!is) wrong.push(what);
  };

  const { cut, mend } = cluster;
  if (!cut)
    console.log(
      'Not tried: a primary that is cut off, because this machine gives the drill no network of its own (ip netns, as root).',
    );
  const faults: { how: string; harm(node: Node): unknown; heal(node: Node): void }[] = [
    { how: 'asked to step back', harm: (node) => node.stepBack(), heal: () => {} },
    { how: 'killed', harm: (node) => cluster.signal('SIGKILL', node), heal: (node) => node.start() },
    {
      how: 'frozen',
      harm: (node) => cluster.signal('SIGSTOP', node),
      heal: (node) => cluster.signal('SIGCONT', node),
    },
    ...(cut && mend ? [{ how: 'cut off', harm: cut, heal: mend }] : []),
  ];
  for (const { how, harm, heal } of faults) {
    const former = await cluster.primary();
    const logged = former.log().length;
    const at = Date.now();
    await harm(former);
    const [successor] = cluster.nodes.filter((node) => node !== former) as [Node];
    await until('the other is the primary', () => successor.holds('primary'));
    const led = Date.now();
    await until('an order is sold again', () => traffic.sold.some(({ from }) => from > led));
    const { pause, resumed } = longestPause(at, traffic.sold);
    const soldBefore = traffic.sold.length;
    await until('it goes on', () => traffic.sold.length >= soldBefore + 20);
    const works = await fleet.works();
    heal(former);
    await cluster.whole();
    const back = Date.now() - at;
    assert.equal((await cluster.primary()).name, successor.name);
    const soldOnBoth = traffic.sold.length;
    await until('it goes on with a standby', () => traffic.sold.length >= soldOnBoth + 10);

    const acknowledged = traffic.sold.slice();
    const totals = await orderTotals(cluster.url);
    const lost = acknowledged.filter(({ id, paise }) => totals.get(id) !== paise);
    const during = traffic.asked.filter((one) => one.at + one.ms >= at && one.at <= resumed);
    const bad = during.filter((one) => !isFine(one));
    const longest = Math.round(Math.max(...during.map(({ ms }) => ms)));
    console.log(
      `figure: primary ${how}: ${acknowledged.length} orders acknowledged, ${lost.length} lost; nothing sold for ${(pause / 1000).toFixed(1)} s; meanwhile ${tally(during)}; the longest took ${longest} ms; ` +
        `then a change was on the other instance's page within ${works.page} ms, and the worker did a job; two servers again after ${(back / 1000).toFixed(0)} s, ${rewound(former.log().slice(logged))}`,
    );
    for (const one of bad.slice(0, 10)) console.log('bad:', one);
    expect(lost.length === 0, `orders are lost: ${lost.map(({ id }) => id)}`);
    expect(pause <= AGAIN * 1000, 'it was not sold again in time');
    expect(bad.length === 0, `${bad.length} requests were answered otherwise than by 503 with Retry-After`);
    expect(longest <= answer, 'a request was answered too late');
    const pages = during.filter(({ what }) => what === 'cached page');
    expect(pages.length > 0 && pages.every(({ status }) => status === 200), 'pages from memory were not served');
  }

  await traffic.stop();
  // What a shopper could not finish is the reconciler's: until then money may wait.
  await until('the books are right', async () => (await wrongInBooks(sql, 'now')).length === 0);
  const twice = await sql.query(
    'select payment_id from "order" group by payment_id having count(*) > 1 union all select order_id from sandbox_payment where status = $1 group by order_id having count(*) > 1',
    ['captured'],
  );
  console.log(
    `figure: ${traffic.asked.length} requests, half of them as usual within ${usual} ms (each had to be answered within ${Math.round(answer)} ms); books right, nothing paid twice`,
  );
  expect(twice.rowCount === 0, 'something was paid twice');
  expect(exits.length === 0, `a process has ended: ${exits}`);
  assert.deepEqual(wrong, []);
}

function medianOf(asked: Asked[]): number {
  return percentile(
    asked.map(({ ms }) => ms),
    0.5,
  );
}

/** The longest time after this instant in which no order was acknowledged, and when the next one was. */
function longestPause(at: number, sold: Sold[]): { pause: number; resumed: number } {
  const times = [at, ...sold.map((one) => one.at).filter((time) => time > at)].sort((a, b) => a - b);
  const pauses = times.slice(1).map((time, index) => ({ pause: time - (times[index] as number), resumed: time }));
  return pauses.reduce((a, b) => (b.pause > a.pause ? b : a));
}

/** While the database is away: answered, or asked to come again. */
function isFine({ status, retryAfter }: Asked): boolean {
  return status === 200 || status === 201 || (status === 503 && retryAfter);
}

function tally(asked: Asked[]): string {
  const counts = new Map<string, number>();
  for (const { what, status } of asked) counts.set(`${what} ${status}`, (counts.get(`${what} ${status}`) ?? 0) + 1);
  return [...counts].map(([what, count]) => `${count} × ${what}`).join(', ');
}

function rewound(log: string): string {
  return /running pg_rewind/i.test(log) ? 'the former primary by pg_rewind' : 'the former primary without pg_rewind';
}
