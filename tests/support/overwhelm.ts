import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { percentile } from '#tests/support/rounds.ts';
import { manyShoppers, type RunningShop, receipt, type Shopper } from '#tests/support/running-shop.ts';
import type { Answer } from '#tests/support/visitor.ts';

const GUEST = 'kiran_kind=guest';
const PRICE = 900;
const agent = new Agent({ keepAlive: true, maxSockets: 4_000 });
let asked = 0;

/** Each request from another network, as a proxy would pass it on. */
const network = () => {
  asked += 1;
  return `10.${asked >> 16}.${(asked >> 8) & 255}.${asked & 255}`;
};

type Got = { status: number; ms: number; retryAfter: boolean };
function get(url: string, headers: Record<string, string>): Promise<Got> {
  const began = performance.now();
  return new Promise((resolve) => {
    const done = (status: number, retryAfter = false) => resolve({ status, ms: performance.now() - began, retryAfter });
    request(url, { agent, headers: { 'x-forwarded-for': network(), ...headers } }, (answer) => {
      answer.resume();
      answer.on('end', () => done(answer.statusCode ?? 0, 'retry-after' in answer.headers));
    })
      .on('error', () => done(0))
      .end();
  });
}

/** A page that nobody has seen: a search, or a call for a product that does not exist. */
function unseen(url: string): Promise<Got> {
  const at = ++asked;
  const agents = ['Mozilla/5.0 (Linux; Android 14)', 'Mozilla/5.0 (compatible; Googlebot/2.1)'];
  const headers = { cookie: GUEST, 'user-agent': agents[Number(at % 5 === 0)] as string };
  return at % 10 === 0 ? get(`${url}/api/products/unseen${at}`, headers) : get(`${url}/products?q=lamp${at}`, headers);
}

/** The most unseen pages per second that the shop renders, with as many callers as it takes. */
async function measureCapacity(url: string, seconds: number): Promise<number> {
  let done = 0;
  const end = performance.now() + seconds * 1000;
  const caller = async () => {
    while (performance.now() < end) if ((await unseen(url)).status < 500) done += 1;
  };
  await Promise.all(Array.from({ length: 6 }, caller));
  return done / seconds;
}

/** Open payment, bank, proof. */
async function checkOut(shopper: Shopper, productId: string): Promise<boolean> {
  const headers = { 'x-forwarded-for': network() };
  const call = (path: string, body: unknown): Promise<Answer> => shopper.call('POST', path, body, { headers });
  const items = [{ _id: productId, quantity: 1 }];
  const opened = await call('/razorpay', { amount: PRICE * 100, currency: 'INR', receipt: receipt(), items });
  if (opened.status !== 201) return false;
  const pay = { order_id: opened.body.id, method: 'card', outcome: 'success', webhook: false };
  const paid = await shopper.ask('POST', '/sandbox/razorpay/pay', pay, { headers });
  return paid.status === 200 && (await call('/razorpay/validate', paid.body)).status === 200;
}

export type Overwhelmed = {
  words: string;
  /** Shares of what succeeded. */
  kept: { checkouts: number; workspace: number; cached: number };
  turnedAway: number;
  /** Answers that are neither a page nor 503 with Retry-After, by status; 0 for none at all. */
  strange: Record<number, number>;
  /** Milliseconds until unseen pages were answered again, one after the other. */
  recovered: number;
};

/**
 * Asks a shop for five times the unseen pages that it can render, at a steady rate however it answers, and meanwhile buys, works and looks at
 * cached pages. The shop must take the networks from X-Forwarded-For.
 */
export async function overwhelm(shop: RunningShop, seconds: number): Promise<Overwhelmed> {
  const product = await shop.product({ price: PRICE, stock: 10_000 });
  const owner = await shop.admin();
  const shoppers = await manyShoppers(shop, seconds);
  await get(`${shop.url}/`, { cookie: GUEST });
  await measureCapacity(shop.url, 3); // warm-up
  const capacity = await measureCapacity(shop.url, 10);
  const rate = 5 * capacity;

  const crowd: Got[] = [];
  const pending = new Set<Promise<unknown>>();
  const track = (work: Promise<unknown>) => {
    pending.add(work);
    void work.finally(() => pending.delete(work));
  };
  const [checkouts, workspace, cached]: [{ ok: boolean; ms: number }[], Got[], Got[]] = [[], [], []];
  const cookie = [...owner.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const began = performance.now();
  const passed = () => (performance.now() - began) / 1000;
  let sent = 0;
  while (passed() < seconds) {
    for (; sent < passed() * rate; sent++) track(unseen(shop.url).then((got) => crowd.push(got)));
    const second = Math.floor(passed());
    const shopper = shoppers[checkouts.length];
    if (shopper && checkouts.length <= second) {
      const at = performance.now();
      const one = { ok: false, ms: 0 };
      checkouts.push(one);
      track(
        checkOut(shopper, product._id)
          .catch(() => false)
          .then((ok) => Object.assign(one, { ok, ms: performance.now() - at })),
      );
      track(get(`${shop.url}/manageProduct?page=1`, { cookie }).then((got) => workspace.push(got)));
      track(get(`${shop.url}/`, { cookie: GUEST }).then((got) => cached.push(got)));
    }
    await pause(10);
  }
  const ended = performance.now();
  let calm = 0;
  while (calm < 5) calm = (await unseen(shop.url)).status < 500 ? calm + 1 : 0;
  const recovered = performance.now() - ended;
  await Promise.all(pending);

  const share = (all: boolean[]) => all.filter(Boolean).length / all.length;
  const ok = ({ status }: Got) => status === 200;
  const strange: Record<number, number> = {};
  for (const { status, retryAfter } of crowd)
    if (!(status === 200 || status === 404 || (status === 503 && retryAfter)))
      strange[status] = (strange[status] ?? 0) + 1;
  const turnedAway = crowd.filter(({ status }) => status === 503).length;
  const kept = {
    checkouts: share(checkouts.map((one) => one.ok)),
    workspace: share(workspace.map(ok)),
    cached: share(cached.map(ok)),
  };
  const p95 = (times: { ms: number }[]) =>
    percentile(
      times.map(({ ms }) => ms),
      0.95,
    );
  return {
    ...{ kept, turnedAway, strange, recovered },
    words:
      `overload: ${capacity.toFixed(1)} unseen pages a second are possible, ${(sent / seconds).toFixed(1)} were asked for ${seconds} s: ` +
      `${crowd.length - turnedAway} answered (p95 ${p95(crowd.filter(({ status }) => status < 500))} ms), ${turnedAway} turned away ` +
      `(p95 ${p95(crowd.filter(({ status }) => status === 503))} ms); checkouts ${(100 * kept.checkouts).toFixed(1)} % (p95 ${p95(checkouts)} ms), ` +
      `workspace ${(100 * kept.workspace).toFixed(1)} % (p95 ${p95(workspace)} ms), cached pages ${(100 * kept.cached).toFixed(1)} % ` +
      `(p95 ${p95(cached)} ms); as usual ${(recovered / 1000).toFixed(1)} s afterwards`,
  };
}
