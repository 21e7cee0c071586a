import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningShop, runningShop, type Shopper } from '#tests/support/running-shop.ts';
import type { Body } from '#tests/support/visitor.ts';

let shop: RunningShop;
let admin: Shopper;
beforeAll(async () => {
  shop = await runningShop();
  admin = await shop.admin();
});
afterAll(() => shop?.close());

const health = async (): Promise<Body> => (await admin.call('GET', '/admin/health')).body.data;
const item = async (key: string): Promise<Body> => (await health()).items.find((one: Body) => one.key === key);

/** A job that was given up, of a queue whose work needs nothing. */
async function giveUp(queue = 'orders.count-sales'): Promise<string> {
  const id = randomUUID();
  await shop.sql.query(
    `insert into pgboss.job (id, name, data, state, retry_limit, retry_count, started_on, completed_on, expire_seconds, heartbeat_seconds)
     select $1, name, '{"email":"asha@example.com"}', 'failed', retry_limit, retry_limit, now(), now(), expire_seconds, heartbeat_seconds
     from pgboss.queue where name = $2`,
    [id, queue],
  );
  return id;
}
const stateOf = async (id: string) =>
  (await shop.sql.query('select state from pgboss.job where id = $1', [id])).rows[0]?.state;

describe('how the shop is', () => {
  it('tells of every subject, and of its versions', async () => {
    const { items, versions, databaseBytes, disk } = await health();
    expect(items.map(({ key }: Body) => key).toSorted()).toEqual([
      'backup',
      'database',
      'jobs',
      'mail',
      'payments',
      'queue',
      'refunds',
      'sms',
      'storage',
      'webhooks',
      'whatsapp',
    ]);
    expect(versions.shop).toBe('0.1.0');
    expect(versions.node).toMatch(/^26\./);
    expect(versions.database).toMatch(/^1[5-9]\./);
    expect(versions.migration).toMatch(/^\d{4}_/);
    expect(databaseBytes).toBeGreaterThan(1e6);
    expect(disk.size).toBeGreaterThan(disk.free);
  });

  it('puts what is wrong first, and is calm again', async () => {
    const id = `mail_${randomUUID()}`;
    await shop.sql.query(
      `insert into mail (id, channel, kind, recipient, text, locale, state, created_at) values ($1, 'mail', 'test', 'a@example.com', 'Words', 'en', 'queued', now() - interval '11 minutes')`,
      [id],
    );
    expect((await health()).items[0]).toMatchObject({ key: 'mail', state: 'trouble', reason: 'late', count: 1 });
    await shop.sql.query("update mail set state = 'failed' where id = $1", [id]);
    expect(await item('mail')).toMatchObject({ state: 'notice', reason: 'failed', count: 1 });
    await shop.sql.query("update mail set state = 'sent', sent_at = now() where id = $1", [id]);
    expect(await item('mail')).toMatchObject({ state: 'well' });
  });

  it('is nobody else’s business', async () => {
    expect((await shop.visitor().call('GET', '/admin/health')).status).toBe(401);
    expect((await (await shop.shopper()).call('GET', '/admin/health')).status).toBe(403);
  });
});

describe('jobs that were given up', () => {
  it('are listed without what they are about, and tried again one by one, with a line in the audit log', async () => {
    const [one, other] = [await giveUp(), await giveUp()];
    const { failedJobs } = await health();
    expect(failedJobs.map(({ _id }: Body) => _id)).toEqual(expect.arrayContaining([one, other]));
    expect(JSON.stringify(failedJobs)).not.toContain('asha');
    expect(await item('jobs')).toMatchObject({ state: 'trouble', count: 2 });
    const retried = await admin.call('POST', '/admin/jobs/retry', { kind: 'orders.count-sales', id: one });
    expect(retried.body.data).toEqual({ count: 1 });
    await expect.poll(() => stateOf(one)).toBe('completed');
    expect(await stateOf(other)).toBe('failed');
    const { rows } = await shop.sql.query("select subject, after from audit_entry where act = 'jobs.retried'");
    expect(rows).toEqual([{ subject: `job:${one}`, after: { queue: 'orders.count-sales', count: 1 } }]);
  });

  it('are tried again all of a kind, and of that kind only', async () => {
    const foreign = await giveUp('retention.hourly');
    const more = await giveUp();
    const retried = await admin.call('POST', '/admin/jobs/retry', { kind: 'orders.count-sales' });
    expect(retried.body.data.count).toBe(2);
    await expect.poll(() => stateOf(more)).toBe('completed');
    expect(await stateOf(foreign)).toBe('failed');
    expect((await admin.call('POST', '/admin/jobs/retry', { kind: 'orders.count-sales' })).status).toBe(409);
    await admin.call('POST', '/admin/jobs/retry', { kind: 'retention.hourly' });
    await expect.poll(async () => (await item('jobs')).state).toBe('well');
  });

  it('are not found once they have been tried again, nor by a made-up id', async () => {
    const ask = (body: object) => admin.call('POST', '/admin/jobs/retry', body);
    expect((await ask({ kind: 'retention.hourly', id: randomUUID() })).status).toBe(404);
    expect((await ask({ kind: 'retention.hourly', id: 'one' })).status).toBe(422);
    expect((await ask({ kind: "'; drop table mail; --" })).status).toBe(409);
    expect((await ask({})).status).toBe(422);
  });
});
