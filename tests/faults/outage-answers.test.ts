import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { API_INFO, createApi } from '#src/api/api.ts';
import { PAGES } from '#src/kernel/page-table.ts';
import type { Shop } from '#src/shop/shop.ts';
import { LONG, tell } from '#tests/support/rounds.ts';
import { ADMIN_EMAIL, ADMIN_PASSWORD, type RunningServer, startServer } from '#tests/support/server.ts';
import { type StoppablePostgres, stoppablePostgres } from '#tests/support/stoppable-postgres.ts';
import type { Answer, Visitor } from '#tests/support/visitor.ts';

// What a shop answers while its database is down: to every page, its data and every call, in the visitor's language, and when the database is not
// gone but does not answer. Here it is reached by its Unix socket, whose file disappears with it.

const SOON = { timeout: 120_000, interval: 50 };
const calls = Object.entries(
  createApi({} as Shop).getOpenAPI31Document(API_INFO).paths as Record<string, object>,
).flatMap(([path, methods]) =>
  Object.keys(methods).map((method) => ({ method: method.toUpperCase(), path: path.replaceAll(/\{\w+\}/g, '1') })),
);

let database: StoppablePostgres;
let shop: RunningServer;
let guest: Visitor;
let owner: Visitor;
beforeAll(async () => {
  database = await stoppablePostgres();
  shop = await startServer({ env: { DATABASE_URL: database.socketUrl, SEED: 'demo' } });
  guest = shop.visitor();
  guest.cookies.set('kiran_kind', 'guest');
  owner = shop.visitor();
  await owner.signIn({ email: ADMIN_EMAIL, password: ADMIN_PASSWORD });
});
afterEach(async () => {
  database?.thaw();
  await database?.start();
});
afterAll(async () => {
  await shop?.kill();
  await database?.remove();
});

/** A failure of ours would be 500; what needs the database answers 503 and when to try again. */
function mistake(what: string, { status, headers, text }: Answer): string[] {
  if (status === 503 && !headers.get('retry-after')) return [`${what}: 503 without Retry-After`];
  return status >= 500 && status !== 503 ? [`${what}: ${status} ${text.slice(0, 200)}`] : [];
}

describe('without a database', () => {
  it('no page and none of its data is an internal error', async () => {
    await database.stop('fast');
    const found: string[] = [];
    const seen = new Set<number>();
    for (const { path } of Object.values(PAGES)) {
      const own = path.replaceAll(/:\w+/g, '1');
      for (const address of [
        own,
        own === '/' ? '/_.data' : `${own}.data`,
        own === '/datasheets/1' ? '/datasheets/1.pdf' : '/nowhere',
      ]) {
        for (const [name, who] of Object.entries({ stranger: shop.visitor(), guest, owner })) {
          const answer = await who.ask('GET', address);
          seen.add(answer.status);
          found.push(...mistake(`${name} ${address}`, answer));
        }
      }
    }
    expect(found).toEqual([]);
    expect([...seen].sort()).toEqual(expect.arrayContaining([200, 302, 503]));
  });

  it('no call is an internal error', async () => {
    await database.stop('immediate');
    const found: string[] = [];
    const counts = new Map<number, number>();
    for (const { method, path } of calls) {
      for (const [name, who] of Object.entries({ guest, owner })) {
        const answer = await who.call(method, path, method === 'GET' ? undefined : {});
        counts.set(answer.status, (counts.get(answer.status) ?? 0) + 1);
        found.push(...mistake(`${name} ${method} ${path}`, answer));
      }
    }
    const email = 'shopper@example.com';
    for (const [path, body] of Object.entries({
      '/auth/sign-up/email': { name: 'Asha Patel', email, password: 'a quiet monsoon night' },
      '/auth/sign-in/email': { email, password: 'a quiet monsoon night' },
      '/auth/request-password-reset': { email },
    })) {
      expect([path, (await guest.call('POST', path, body)).status]).toEqual([path, 503]);
    }
    // No answer says that they are signed out, or that signing out has worked.
    for (const [method, path] of [
      ['GET', '/auth/get-session'],
      ['POST', '/auth/sign-out'],
    ] as const) {
      expect([path, (await owner.call(method, path, method === 'POST' ? {} : undefined)).status]).toEqual([path, 503]);
    }
    expect(found).toEqual([]);
    expect(counts.get(503)).toBeGreaterThan(calls.length / 2);
    tell(`calls without a database: ${JSON.stringify(Object.fromEntries(counts))}`);
  });

  it('a sign-up that loses its connection half-way is asked to try again, and is not refused', async () => {
    const client = new pg.Client({ connectionString: database.url });
    await client.connect();
    await client.query(
      `create function leave() returns trigger language plpgsql as 'begin perform pg_terminate_backend(pg_backend_pid()); return new; end'`,
    );
    await client.query('create trigger leave before insert on "user" for each row execute function leave()');
    const answer = await guest.call('POST', '/auth/sign-up/email', {
      name: 'Asha Patel',
      email: 'half-way@example.com',
      password: 'a quiet monsoon night',
    });
    await client.query('drop trigger leave on "user"');
    await client.end();
    expect([answer.status, answer.headers.get('retry-after')], answer.text).toEqual([503, '2']);
  });

  it.each([
    ['en', 'The shop is temporarily unavailable', 'Try again'],
    ['hi', 'शॉप थोड़ी देर के लिए उपलब्ध नहीं है', 'फिर कोशिश करें'],
    ['gu', 'શૉપ થોડી વાર માટે ઉપલબ્ધ નથી', 'ફરી પ્રયાસ કરો'],
  ])('a page says so in %s, with a retry that needs no scripts', async (language, title, again) => {
    await database.stop('fast');
    const answer = await guest.ask('GET', `/products?q=lantern&lang=${language}`);
    expect([answer.status, answer.headers.get('cache-control'), answer.headers.get('x-robots-tag')]).toEqual([
      503,
      'private, no-store',
      'noindex',
    ]);
    expect(answer.text).toContain(`<html lang="${language}`);
    expect(answer.text).toMatch(new RegExp(`<title>${title}</title>`));
    expect(answer.text).toMatch(new RegExp(`<h1 [^>]*>${title}</h1>`));
    expect(answer.text).toMatch(new RegExp(`<a href(="")? [^>]*>(<svg.*?</svg>)?${again}</a>`));
  });
});

it('serves what it has while the database does not answer, and soon says that it is not ready', async () => {
  // The last outage is over, also for the connection that listens for writes: from here on pages are cached.
  await expect.poll(() => /answers again(?![\s\S]*cannot be reached)/.test(shop.output()), SOON).toBe(true);
  await expect.poll(async () => (await guest.ask('GET', '/')).status, SOON).toBe(200);
  const before = shop.output().length;
  const timed = async (path: string) => {
    const began = performance.now();
    const { status } = await guest.ask('GET', path);
    return { status, ms: performance.now() - began };
  };
  database.freeze();
  const ready = await timed('/readyz');
  expect(ready.status).toBe(503);
  if (LONG) expect(ready.ms).toBeLessThan(20_000); // a statement itself may wait half a minute
  const noticing = performance.now();
  const meanwhile: number[] = [];
  const isNoticed = async () => {
    meanwhile.push((await timed('/')).status, (await timed('/healthz')).status);
    return shop.output().slice(before).includes('the database cannot be reached');
  };
  await expect.poll(isNoticed, { timeout: 120_000, interval: 100 }).toBe(true);
  expect(new Set(meanwhile)).toEqual(new Set([200]));
  const noticed = performance.now() - noticing;
  const homes = [await timed('/'), await timed('/'), await timed('/')];
  expect(homes.map(({ status }) => status)).toEqual([200, 200, 200]);
  database.thaw();
  const thawed = performance.now();
  await expect.poll(async () => (await timed('/readyz')).status, SOON).toBe(200);
  tell(
    `a database that gives no answer: not ready after ${Math.round(ready.ms)} ms, noticed after ${Math.round(noticed)} ms, cached pages within ` +
      `${Math.round(Math.max(...homes.map(({ ms }) => ms)))} ms, ready again after ${Math.round(performance.now() - thawed)} ms`,
  );
  await expect.poll(() => shop.output().slice(before), SOON).toContain('the database answers again');
});
