import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LANGUAGES } from '#src/kernel/locales.ts';
import { MAIL_QUEUE } from '#src/platform/mail/message.ts';
import type { Platform } from '#src/platform/platform.ts';
import { openPlatform, type TestPlatform } from '#tests/support/platform.ts';
import { monthAfter, tidyTicket } from './grievance.ts';
import { listQuestions } from './list-questions.ts';
import { changeFaq, listFaqs, removeFaq } from './manage-faqs.ts';
import { seedFaqs } from './seed-faqs.ts';
import { sendMessage } from './send-message.ts';

const OWNER = { uid: 'owner', name: 'Owner' };

let platform: TestPlatform;
beforeAll(async () => {
  platform = await openPlatform({ RATE_LIMITS: 'on' });
  platform.jobs.handle(MAIL_QUEUE, async () => {});
  await platform.jobs.start('web');
});
afterAll(() => platform?.close());

const draft = (at: number) => ({
  name: 'Asha',
  email: `a${at}@example.com`,
  phone: '9876543210',
  message: `Message ${at}`,
  locale: 'en' as const,
  suspect: false,
});
const count = async (table: 'contactMessage' | 'mail' | 'turn') =>
  (
    await platform.db
      .selectFrom(table)
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
  ).count;

describe('a message', () => {
  it('leaves nothing behind when its mail cannot be queued', async () => {
    const before = await Promise.all([count('contactMessage'), count('mail'), count('turn')]);
    const broken = {
      ...platform,
      jobs: { ...platform.jobs, send: () => Promise.reject(new Error('no queue')) },
    } as Platform;
    await expect(sendMessage(broken, draft(0), '203.0.113.1')).rejects.toThrow('no queue');
    expect(await Promise.all([count('contactMessage'), count('mail'), count('turn')])).toEqual(before);
  });

  it('counts an IPv6 network as one sender', async () => {
    for (let at = 1; at <= 6; at++) await sendMessage(platform, draft(at), `2001:db8:1:2::${at}`);
    await expect(sendMessage(platform, draft(7), '2001:db8:1:2::7')).rejects.toMatchObject({ code: 'too-many' });
    await sendMessage(platform, draft(8), '2001:db8:1:3::1');
  });

  it('from all networks reaches the shop’s inbox sixty times an hour; all are kept and acknowledged', async () => {
    const before = [await count('contactMessage'), await count('mail')] as const;
    for (let at = 100; at < 170; at++) await sendMessage(platform, draft(at), `198.51.100.${at}`);
    expect((await count('contactMessage')) - before[0]).toBe(70);
    const toShop = await platform.db.selectFrom('mail').select('id').where('kind', '=', 'contact-message').execute();
    expect(toShop).toHaveLength(60);
    expect(
      await platform.db.selectFrom('mail').select('id').where('recipient', '=', 'a169@example.com').execute(),
    ).toHaveLength(1);
  });
});

it('a month later is the same day, or the last of a shorter month', () => {
  expect(monthAfter(new Date('2026-01-31T10:00:00Z')).toISOString()).toBe('2026-02-28T10:00:00.000Z');
  expect(monthAfter(new Date('2026-12-15T10:00:00Z')).toISOString()).toBe('2027-01-15T10:00:00.000Z');
  expect(tidyTicket(' kg-2026 -000001\n')).toBe('KG-2026-000001');
});

describe('the questions', () => {
  it('are seeded once, in three languages, topic by topic; what a language lacks is English', async () => {
    await seedFaqs(platform);
    await seedFaqs(platform);
    const { total } = await listFaqs(platform, { page: 1, limit: 1 });
    const english = await listQuestions(platform, 'en');
    expect(total).toBe(english.length * LANGUAGES.length);
    const hindi = await listQuestions(platform, 'hi');
    expect(hindi).toHaveLength(english.length);
    await removeFaq(platform, OWNER, hindi[3]?.id as string);
    const mixed = await listQuestions(platform, 'hi');
    expect(mixed).toHaveLength(english.length);
    expect(mixed.filter(({ id }) => english.some((one) => one.id === id))).toHaveLength(1);
    await changeFaq(platform, OWNER, english[0]?.id as string, { published: false });
    expect(await listQuestions(platform, 'en')).toHaveLength(english.length - 1);
  });
});
