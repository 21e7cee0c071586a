import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningShop, runningShop } from '#tests/support/running-shop.ts';
import { startServer } from '#tests/support/server.ts';
import { type StoppablePostgres, stoppablePostgres } from '#tests/support/stoppable-postgres.ts';

const TOKEN = 'a token for whoever watches';

let shop: RunningShop;
beforeAll(async () => {
  shop = await runningShop({ METRICS_TOKEN: TOKEN, RATE_LIMITS: 'on' });
});
afterAll(() => shop?.close());

const ask = (url: string, authorization?: string) =>
  fetch(`${url}/metrics`, { headers: authorization ? { authorization } : {} });

async function scrape(url = shop.url): Promise<string> {
  const answer = await ask(url, `Bearer ${TOKEN}`);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
  return answer.text();
}

/** The value of one series; undefined if there is none. */
const figure = (text: string, series: string): number | undefined => {
  const line = text.split('\n').find((one) => one.startsWith(`${series} `));
  return line === undefined ? undefined : Number(line.slice(series.length + 1));
};
const answered = (text: string, labels: string) =>
  figure(text, `kiran_http_request_duration_seconds_count{${labels}}`) ?? 0;

describe('who may read the metrics', () => {
  it('nobody without the token: there is no such page', async () => {
    const unknown = await (await fetch(`${shop.url}/no-such-page`)).text();
    for (const given of [undefined, 'Bearer ', 'Bearer wrong', `Bearer ${TOKEN}x`, `bearer ${TOKEN}`, TOKEN]) {
      const answer = await ask(shop.url, given);
      expect(answer.status).toBe(404);
      expect((await answer.text()).length).toBe(unknown.length);
    }
    await scrape();
  });

  it('nobody at all where no token is set', async () => {
    const without = await shop.another({ METRICS_TOKEN: '' });
    expect((await ask(without.url, 'Bearer undefined')).status).toBe(404);
    expect((await ask(without.url, 'Bearer ')).status).toBe(404);
  });
});

describe('what they tell', () => {
  it('counts answers by class, from memory and not, without any address', async () => {
    const before = await scrape();
    const labels = (memory: boolean) => `route="page",status="2xx",memory="${memory}"`;
    for (let i = 0; i < 5; i++) await (await fetch(`${shop.url}/t%26c`)).text();
    await fetch(`${shop.url}/api/cart/secret-id-of-somebody`);
    const after = await scrape();
    const fresh = answered(after, labels(false)) - answered(before, labels(false));
    const fromMemory = answered(after, labels(true)) - answered(before, labels(true));
    expect(fresh + fromMemory).toBe(5);
    expect(fromMemory).toBeGreaterThanOrEqual(4);
    expect(answered(after, 'route="api",status="4xx",memory="false"')).toBeGreaterThan(0);
    expect(after).not.toMatch(/secret-id|t%26c|\/api/);
    expect(figure(after, 'kiran_page_cache_hits_total')).toBeGreaterThanOrEqual(4);
    expect(figure(after, 'kiran_render_duration_seconds_count')).toBeGreaterThanOrEqual(1);
  });

  it('says how large the index of products is, and that a change of one does not read all of them again', async () => {
    const product = await shop.product({ name: 'Counted lantern', price: 700 });
    const list = async () =>
      (await fetch(`${shop.url}/products?q=counted`, { headers: { cookie: 'kiran_kind=guest' } })).text();
    expect(await list()).toContain('Counted lantern');
    const before = await scrape();
    expect(figure(before, 'kiran_catalogue_index_products')).toBeGreaterThan(50);
    expect(figure(before, 'kiran_catalogue_index_bytes')).toBeGreaterThan(1_000);
    expect(figure(before, 'kiran_catalogue_index_read_seconds')).toBeGreaterThan(0);
    await (await shop.admin()).call('PUT', `/products/${product._id}`, { price: 701 });
    expect(await list()).toContain('701');
    const after = await scrape();
    const reads = (text: string, what: string) =>
      figure(text, `kiran_catalogue_index_reads_total{what="${what}"}`) ?? 0;
    expect(reads(after, 'all')).toBe(reads(before, 'all'));
    expect(reads(after, 'changes')).toBeGreaterThan(reads(before, 'changes'));
  });

  it('counts refusals by limit', async () => {
    const wrong = { email: 'nobody@kiran.example', password: 'not the password' };
    for (let status = 0; status !== 429; )
      status = (await shop.visitor().call('POST', '/auth/sign-in/email', wrong)).status;
    expect(figure(await scrape(), 'kiran_rate_limit_refusals_total{limit="password network"}')).toBe(1);
  });

  it('knows what waits: payments, jobs, messages, the backup', async () => {
    const admin = await shop.admin();
    await admin.call('PUT', '/admin/launch/backup', { confirmed: true, note: 'Each night to another machine' });
    await shop.sql.query(
      `insert into pgboss.job (name, data, state, start_after) values ('payments.refund', '{}', 'failed', now()), ('mail.send', '{}', 'created', now() + interval '1 day')`,
    );
    await expect
      .poll(async () => figure(await scrape(), 'kiran_queue_jobs{kind="payments.refund",state="failed"}'))
      .toBe(1);
    const text = await scrape();
    expect(figure(text, 'kiran_database_up')).toBe(1);
    expect(figure(text, 'kiran_queue_jobs{kind="mail.send",state="later"}')).toBe(1);
    expect(figure(text, 'kiran_payments{state="captured"}')).toBe(0);
    expect(figure(text, 'kiran_messages{channel="sms",state="failed"}')).toBe(0);
    expect(figure(text, 'kiran_backup_age_seconds')).toBeLessThan(3600);
    expect(figure(text, 'kiran_disk_free_bytes')).toBeGreaterThan(0);
    expect(figure(text, 'kiran_database_pool_connections')).toBeGreaterThan(0);
    expect(figure(text, 'process_open_fds')).toBeGreaterThan(0);
    expect(figure(text, 'nodejs_eventloop_lag_p99_seconds')).toBeGreaterThan(0);
  });

  it('has every figure that the alert rules and the dashboard ask for', async () => {
    const exported = new Set([...(await scrape()).matchAll(/^([a-z0-9_]+)[{ ]/gm)].map(([, name]) => name));
    const asked = ['alerts.yml', 'dashboard.json'].flatMap((file) => [
      ...readFileSync(new URL(`../../deploy/monitoring/${file}`, import.meta.url), 'utf8').matchAll(
        /\b(?:kiran|process|nodejs)_[a-z0-9_]+\b/g,
      ),
    ]);
    expect(asked.length).toBeGreaterThan(30);
    expect(asked.map(([name]) => name).filter((name) => !exported.has(name))).toEqual([]);
  });
});

describe('while the database is away', () => {
  let postgres: StoppablePostgres;
  beforeAll(async () => {
    postgres = await stoppablePostgres();
  });
  afterAll(() => postgres?.remove());

  it('answers without what only the database knows', async () => {
    const server = await startServer({ env: { DATABASE_URL: postgres.url, SEED: 'none', METRICS_TOKEN: TOKEN } });
    expect(figure(await scrape(server.url), 'kiran_database_up')).toBe(1);
    await postgres.stop('fast');
    await expect.poll(async () => figure(await scrape(server.url), 'kiran_database_up')).toBe(0);
    const text = await scrape(server.url);
    expect(text).not.toContain('kiran_payments{');
    expect(figure(text, 'process_resident_memory_bytes')).toBeGreaterThan(0);
    await expect.poll(async () => figure(await scrape(server.url), 'kiran_database_outages_total')).toBe(1);
    await postgres.start();
    await expect.poll(async () => figure(await scrape(server.url), 'kiran_database_up')).toBe(1);
    await server.stop();
  });
});
