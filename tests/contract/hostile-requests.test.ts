import { Agent, request as httpRequest } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { megabytes } from '#tests/support/process-figures.ts';
import { LONG, percentile, rounds, seeded, tell } from '#tests/support/rounds.ts';
import { type RunningShop, runningShop } from '#tests/support/running-shop.ts';

// Requests that no browser sends, against the running shop.

let shop: RunningShop;
let product: string;
const agent = new Agent({ keepAlive: true, maxSockets: 64 });
beforeAll(async () => {
  shop = await runningShop();
  product = (await shop.visitor().call('GET', '/products?limit=1')).body.data.products[0]._id;
});
afterAll(async () => {
  agent.destroy();
  await shop?.close();
});

type Got = { status: number; text: string; ms: number; headers: Record<string, string | string[] | undefined> };

/** Sends exactly these bytes as the target: no client of ours rewrites them. */
const send = (path: string, headers: Record<string, string> = {}) =>
  new Promise<Got>((resolve, reject) => {
    const began = performance.now();
    const sent = httpRequest(
      { host: '127.0.0.1', port: shop.server.port, path, headers, agent, insecureHTTPParser: false },
      (answer) => {
        const pieces: Buffer[] = [];
        answer.on('data', (piece: Buffer) => pieces.push(piece));
        answer.on('end', () =>
          resolve({
            status: answer.statusCode ?? 0,
            text: Buffer.concat(pieces).toString('latin1'),
            ms: performance.now() - began,
            headers: answer.headers,
          }),
        );
      },
    );
    sent.on('error', reject);
    sent.end();
  });
const GUEST = { cookie: 'kiran_kind=guest' };
const language = ({ text }: Got) => /<html lang="([^"]+)"/.exec(text)?.[1];

describe('a page requested with a malformed cookie', () => {
  it.each([
    ['/products', 'kiran_kind =guest; kiran_lang =gu; kiran_kind=customer', 'kiran_kind=customer'],
    ['/', 'kiran_kind =administrator; kiran_kind=guest', 'kiran_kind=guest'],
    ['/contectUs', 'kiran_kind =guest', ''],
    ['/faq', '\tkiran_kind\t=customer;kiran_kind=guest', 'kiran_kind=guest'],
  ])('is shown to nobody else: %s', async (path, crooked, plain) => {
    const before = await send(path, plain ? { cookie: plain } : {});
    for (let i = 0; i < 3; i++) await send(path, { cookie: crooked });
    const after = await send(path, plain ? { cookie: plain } : {});
    expect([after.status, language(after), after.text.includes('href="/admin"'), after.headers['location']]).toEqual([
      before.status,
      language(before),
      before.text.includes('href="/admin"'),
      before.headers['location'],
    ]);
    expect(after.headers['etag']).toBe(before.headers['etag']);
  });

  it('hides no draft from the administrator, whatever a stranger’s cookie claims', async () => {
    const admin = await shop.admin();
    await admin.call('POST', '/products', {}); // a draft
    const list = '/products?limit=150';
    const pretender = shop.visitor();
    pretender.cookies.set('kiran_kind', 'administrator');
    const shown = (await pretender.call('GET', list)).body.total as number;
    expect((await pretender.call('GET', list)).body.total).toBe(shown);
    expect((await admin.call('GET', list)).body.total).toBeGreaterThan(shown);
    expect((await pretender.call('GET', list)).body.total).toBe(shown);
  });
});

describe('an ambiguous address', () => {
  it.each([
    '//evil.example/products',
    '/./products',
    '/faq/../cart',
    '/%2e%2e/products',
    '/faq%23x',
    '/faq%3Fx',
    '/products%2f',
    'http://evil.example/products',
  ])('is not a page: %s', async (path) => {
    const got = await send(path, GUEST);
    expect([got.status, got.headers['location']]).toEqual([404, undefined]);
  });

  it('creates no second datasheet and no second product page', async () => {
    const twice = [`/datasheets/${product}.pdf%23a`, `/datasheets/${product}.pdf%3Fa`, `/productPage/${product}%23a`];
    for (const path of twice) expect((await send(path, GUEST)).status, path).toBe(404);
    expect((await send(`/datasheets/${product}.pdf`, GUEST)).status).toBe(200);
  });

  it('answers every unknown address with the same page, which repeats none of them', async () => {
    const [one, other] = await Promise.all([send('/secret-token-4711', GUEST), send('/wp-admin/setup.php?x=1', GUEST)]);
    expect([one.status, one.headers['etag']]).toEqual([404, other.headers['etag']]);
    expect(one.text).not.toContain('4711');
  });
});

describe('many requests for what no cache has', () => {
  it('leave time for others: fifty documents and pages at once', { timeout: 600_000 }, async () => {
    await send('/readyz');
    await send('/faq', GUEST);
    const { body } = await shop.visitor().call('GET', '/products?limit=30');
    const sheets = (body.data.products as { _id: string }[]).slice(1).map(({ _id }) => `/datasheets/${_id}.pdf`);
    const flood = [...sheets.slice(0, 15), ...Array.from({ length: 35 }, (_, at) => `/products?q=word${at}`)].map(
      (path) => send(path, GUEST),
    );
    const times: number[] = [];
    const pages: number[] = [];
    let over = false;
    const watching = (async () => {
      while (!over) {
        const [ready, page] = await Promise.all([send('/readyz'), send('/faq', GUEST)]);
        expect([ready.status, page.status]).toEqual([200, 200]);
        times.push(ready.ms);
        pages.push(page.ms);
        await pause(20);
      }
    })();
    const answers = await Promise.all(flood);
    over = true;
    await watching;
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const [ready, page] = [percentile(times, 0.5), percentile(pages, 0.5)];
    const flooded = Math.max(...answers.map(({ ms }) => ms));
    tell(
      `fifty documents and pages at once: the last after ${Math.round(flooded)} ms; meanwhile half of /readyz within ${ready} ms, of a page within ${page} ms`,
    );
    if (LONG) {
      expect(ready).toBeLessThan(Math.max(200, flooded / 10));
      expect(page).toBeLessThan(Math.max(200, flooded / 10));
    }
  });
});

describe('long addresses', () => {
  it('are refused above four kilobytes, without being read', async () => {
    const refused = await send(`/faq?z=${'x'.repeat(4_200)}`, GUEST);
    expect(refused.status).toBe(414);
    expect(refused.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
    });
    expect((await send(`/faq?z=${'x'.repeat(3_900)}`, GUEST)).status).toBe(200);
  });

  const MANY = rounds(2_000, 20_000);
  it(`are answered and forgotten: ${MANY} of fourteen kilobytes`, { timeout: 600_000 }, async () => {
    const random = seeded(14);
    const statuses = new Set<number>();
    const ask = (count: number) => {
      let left = count;
      const one = async () => {
        while (left-- > 0)
          statuses.add(
            (
              await send(
                `/${random.pick(['faq', 'api/products', 'contectUs'])}?z=${random.next()}${'x'.repeat(random.pick([14_000, 4_000]))}`,
                GUEST,
              )
            ).status,
          );
      };
      return Promise.all(Array.from({ length: 16 }, one));
    };
    await ask(MANY / 5); // what the process takes once, for its buffers and code
    const before = megabytes(shop.server.pid);
    await ask(MANY);
    expect([...statuses].sort()).toEqual([200, 414]);
    const more = megabytes(shop.server.pid) - before;
    tell(`${MANY} long addresses: ${more} MiB more`);
    if (LONG) expect(more).toBeLessThan(40);
  });
});
