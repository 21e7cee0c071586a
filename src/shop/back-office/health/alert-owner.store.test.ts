import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MAIL_QUEUE } from '#src/platform/mail/message.ts';
import type { Shop } from '#src/shop/shop.ts';
import { openPlatform, type TestPlatform } from '#tests/support/platform.ts';
import { alertOwner } from './alert-owner.ts';

let platform: TestPlatform;
let shop: Shop;
beforeAll(async () => {
  platform = await openPlatform({ ADMIN_EMAIL: 'owner@kiran.example' });
  shop = platform as unknown as Shop;
  platform.jobs.handle(MAIL_QUEUE, async () => {});
  await platform.jobs.start('web'); // nobody works: mails stay where they are
});
afterAll(() => platform?.close());

const HOUR = 3600;
const mails = async () =>
  (
    await sql<{ kind: string; recipient: string; subject: string; text: string }>`
      select kind, recipient, subject, text from mail where kind like 'alert-%' order by created_at`.execute(
      platform.db,
    )
  ).rows;

/** Mails that were given up just now. */
const fail = (count: number) =>
  sql`insert into mail (id, channel, kind, recipient, text, locale, state, created_at)
      select 'mail_' || gen_random_uuid(), 'mail', 'test', 'a@example.com', 'Words', 'en', 'failed', ${platform.clock.now()}
      from generate_series(1, ${count})`.execute(platform.db);

describe('the owner is notified by mail', () => {
  it('nothing while all is well', async () => {
    await fail(2); // addresses that are gone
    await alertOwner(shop);
    expect(await mails()).toEqual([]);
  });

  it('once a day of each kind, also by several instances at once', async () => {
    await fail(1);
    await Promise.all([alertOwner(shop), alertOwner(shop), alertOwner(shop)]);
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ kind: 'alert-mails-failing', recipient: 'owner@kiran.example' });
    expect(mail?.subject).toContain('Mails or SMS can’t be sent');
    expect(mail?.text).toContain('/admin/outbox');
    platform.clock.pass(23 * HOUR);
    await alertOwner(shop);
    expect(await mails()).toHaveLength(1);
    platform.clock.pass(HOUR + 1);
    await alertOwner(shop);
    expect((await mails()).map(({ kind }) => kind)).toEqual(['alert-mails-failing', 'alert-mails-failing']);
  });

  it('of another kind at once: work that has not begun', async () => {
    await sql`update pgboss.job set start_after = now() - interval '11 minutes' where name = 'mail.send'`.execute(
      platform.db,
    );
    await alertOwner(shop);
    expect((await mails()).at(-1)?.kind).toBe('alert-queue-late');
  });
});
