import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { cutLine } from '#tests/support/cut-line.ts';
import { startTestPostgres, TEST_POSTGRES } from '#tests/support/postgres.ts';
import { addAddress, openPayment, runningShop } from '#tests/support/running-shop.ts';
import { ADMIN_EMAIL, ADMIN_PASSWORD, type RunningServer } from '#tests/support/server.ts';
import { createVisitor, type Visitor } from '#tests/support/visitor.ts';
import { changePrices, FIRST_PRICE, GUEST, pageOf, rupees } from './edge/changes.ts';
import { compareAnswers } from './edge/differences.ts';
import { overtakeAnswers } from './edge/overtaken.ts';
import { compareSpeed } from './edge/speed.ts';
import { openVarnish } from './edge/varnish.ts';

// `npm run drill:edge`: two instances behind Debian's Varnish with deploy/varnish.vcl (docs/operations.md, Edge cache). About eight minutes;
// `-- --short` leaves out what waits for five minutes to pass, `-- --rounds 20000` compares more requests.

const given = process.argv.slice(2);
const rounds = Number(given[given.indexOf('--rounds') + 1] ?? Number.NaN) || 6_000;
const short = given.includes('--short');
const token = randomBytes(24).toString('base64url');
/** Seconds: what src/ssr/surrogate-headers.ts says, and a little for the machine. */
const [FRESH, IN_ALL, SLACK] = [60, 300, 5];

const say = (fact: string) => console.log(`figure: ${fact}`);
const seconds = (since: number) => (performance.now() - since) / 1000;

const postgres = await startTestPostgres();
process.env[TEST_POSTGRES] = postgres.url;
const varnish = await openVarnish(token);
const line = await cutLine(varnish.url);
const shop = await runningShop({
  LOG_LEVEL: 'info',
  PUBLIC_URL: varnish.url,
  TRUST_PROXY: 'on',
  EDGE_CACHE: new URL(line.url).origin,
  EDGE_CACHE_TOKEN: token,
});
let failed = true;
try {
  await drill();
  failed = false;
} finally {
  await varnish.close();
  await line.close();
  await shop.close();
  await postgres.stop();
  if (failed) process.exitCode = 1;
}

async function drill(): Promise<void> {
  const second = await shop.another();
  const instances = [shop.server, second];
  varnish.behind(...instances);
  await varnish.start();
  const owner = createVisitor(varnish.url);
  await owner.signIn({ email: ADMIN_EMAIL, password: ADMIN_PASSWORD });

  await overtakeAnswers(token);
  say('a page that was on its way while it was purged was sent and not kept');
  await compare(instances);
  assert.doesNotMatch(shop.server.output(), /refuses EDGE_CACHE_TOKEN/);
  const product = await newProduct(owner, 12);
  await followChanges(owner, product);
  await sellOut(owner, product);
  await refuseOthers(product.path);
  await loseCache(owner, product);
  await losePurges(owner, product);
  const { a, b, ratio } = await compareSpeed(varnish.url, shop.url, 3);
  say(
    `home page: ${Math.round(a)} a second through the edge, ${Math.round(b)} from one instance directly, ratio ${ratio.toFixed(2)}`,
  );
  await loseShop(second);
}

async function compare(instances: RunningServer[]): Promise<void> {
  const seed = Math.floor(Date.now() / 1000);
  const { requests, cached, refused, differences } = await compareAnswers(varnish, instances, rounds, seed);
  for (const one of differences.slice(0, 5)) console.error(JSON.stringify(one, undefined, 2));
  say(
    `${requests} requests compared (seed ${seed}): ${differences.length} answered differently; ${cached} of them from the edge’s cache, ${refused} refused by Varnish as malformed`,
  );
  assert.equal(differences.length, 0);
  assert.ok(cached > requests / 20, 'the cache was hardly used, so nothing is proved');
}

type Product = { id: string; path: string };

async function newProduct(owner: Visitor, stock: number): Promise<Product> {
  const made = await owner.call('POST', '/products', {
    name: 'Panel of the drill',
    price: FIRST_PRICE,
    stock,
    addTo: 'Shope',
  });
  assert.equal(made.status, 201, made.text);
  const { _id: id } = made.body.data.product;
  return { id, path: `/productPage/${id}` };
}

async function followChanges(owner: Visitor, product: Product): Promise<void> {
  const result = await changePrices(varnish.url, [owner], product, 60);
  assert.deepEqual(result.stale, []);
  say(
    `${result.changes} price changes, each answered after ${result.write} ms (median), under ${result.seen} requests for the page: ${result.atOnce} were seen by the next request; the last request that still got the page from before began ${result.median} ms (median), ${result.worst} ms (worst) after the answer`,
  );
  assert.ok(result.worst < 1_500, 'an outdated page stayed');
}

async function sellOut(owner: Visitor, product: Product): Promise<void> {
  const [price, stock] = [1100, 12];
  await change(owner, product, price);
  assert.doesNotMatch(await pageOf(varnish.url, product.path), />Sold out</);
  const visitor = createVisitor(varnish.url);
  const buyer = { ...visitor, ...(await visitor.signUp({ email: `edge${Date.now()}@example.com` })) };
  await addAddress(buyer);
  const opened = await openPayment(buyer, [{ _id: product.id, quantity: stock, price }]);
  assert.equal(opened.status, 201, opened.text);
  const answered = performance.now();
  let tries = 0;
  while (!/>Sold out</.test(await pageOf(varnish.url, product.path))) {
    tries += 1;
    assert.ok(seconds(answered) < 10, 'the page still offers what is sold out');
  }
  say(`sold out: seen by request ${tries + 1} after the answer, ${Math.round(seconds(answered) * 1000)} ms`);
  await owner.call('PUT', `/products/${product.id}`, { stock: 50 });
}

/** Whoever has no token purges nothing, also through a proxy. */
async function refuseOthers(path: string): Promise<void> {
  const tries: [string, string][] = [
    ['authorization', 'Bearer wrong'],
    ['authorization', 'Bearer '],
    ['x-forwarded-for', '127.0.0.1'],
  ];
  for (const own of tries) {
    const headers = new Headers([['surrogate-key', 'all'], own]);
    const answer = await fetch(varnish.url + path, { method: 'PURGE', headers });
    assert.equal(answer.status, 403);
  }
  // Not at once: the purges of the last change are repeated.
  let kept: Response | undefined;
  await until(async () => {
    kept = await fetch(varnish.url + path, { headers: GUEST });
    await kept.body?.cancel();
    return kept.headers.get('x-request-id')?.startsWith('edge-') ?? false;
  }, 10);
  assert.equal(kept?.headers.get('cache-control'), 'private, no-cache');
  assert.equal(kept?.headers.get('surrogate-key'), null);
}

async function loseCache(owner: Visitor, product: Product): Promise<void> {
  await varnish.stop();
  const direct = shop.server.visitor();
  for (const [name, value] of owner.cookies) direct.cookies.set(name, value);
  const began = performance.now();
  await change(direct, product, FIRST_PRICE + 201);
  const first = seconds(began);
  const again = performance.now();
  await change(direct, product, FIRST_PRICE + 202);
  const later = seconds(again);
  await varnish.start();
  assert.ok((await pageOf(varnish.url, product.path)).includes(rupees(FIRST_PRICE + 202)));
  say(
    `cache stopped: a change took ${Math.round(first * 1000)} ms, the next one ${Math.round(later * 1000)} ms; started again, it showed the change at once`,
  );
  await until(() => shop.server.output().includes('an edge cache can be purged again'), 20);
}

/** The cache answers browsers, and no purge reaches it. */
async function losePurges(owner: Visitor, product: Product): Promise<void> {
  for (const [price, how] of [
    [FIRST_PRICE + 301, 'refusing'],
    [FIRST_PRICE + 303, 'silent'],
  ] as const) {
    await pageOf(varnish.url, product.path);
    line.become(how);
    const began = performance.now();
    await change(owner, product, price);
    const took = seconds(began);
    await until(async () => (await pageOf(varnish.url, product.path)).includes(rupees(price)), FRESH + SLACK);
    const healed = seconds(began);
    say(
      `no purge gets through (${how}): the change took ${Math.round(took * 1000)} ms and was seen after ${healed.toFixed(1)} s`,
    );
    await change(owner, product, price + 1);
    const back = performance.now();
    line.become('open');
    await until(async () => (await pageOf(varnish.url, product.path)).includes(rupees(price + 1)), 5);
    say(`purges get through again: seen after ${seconds(back).toFixed(1)} s`);
  }
}

async function loseShop(second: RunningServer): Promise<void> {
  await pageOf(varnish.url, '/faq');
  const began = performance.now();
  await Promise.all([second.kill(), shop.server.kill()]);
  assert.match(await pageOf(varnish.url, '/faq'), /^200 /);
  await until(async () => (await pageOf(varnish.url, '/cart')).startsWith('503'), 10);
  if (!short) {
    await until(async () => (await pageOf(varnish.url, '/faq')).startsWith('503'), IN_ALL + SLACK);
    say(`shop away: its pages were shown for ${seconds(began).toFixed(0)} s, then 503 with Retry-After`);
  }
  await shop.restart();
  await until(async () => (await pageOf(varnish.url, '/faq')).startsWith('200'), 10);
}

async function change(owner: Visitor, { id }: Product, price: number): Promise<void> {
  const answer = await owner.call('PUT', `/products/${id}`, { price }, { origin: varnish.url });
  assert.equal(answer.status, 200, answer.text);
}

async function until(is: () => boolean | Promise<boolean>, limit: number): Promise<void> {
  const began = performance.now();
  while (!(await is())) {
    assert.ok(seconds(began) < limit, `not within ${limit} s`);
    await pause(100);
  }
}
