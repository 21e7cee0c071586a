import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openPlatform, type TestPlatform } from '#tests/support/platform.ts';
import { type SmtpServer, smtpServer } from '#tests/support/smtp.ts';
import { MAIL_QUEUE, MOST_ATTEMPTS } from './message.ts';
import { forgetMessages, KEPT_DAYS, listOutbox, sendAgain, showMessage } from './outbox.ts';
import { type Mail, queueMail } from './queue-mail.ts';
import { sendMessage } from './send-message.ts';
import { openPost, type Post } from './transport.ts';

let platform: TestPlatform;
let server: SmtpServer;
let smtp: Post;
let paper: Post;
const dataDir = mkdtempSync(path.join(os.tmpdir(), 'kiran-outbox-'));
beforeAll(async () => {
  server = await smtpServer();
  platform = await openPlatform();
  platform.jobs.handle(MAIL_QUEUE, async () => {});
  await platform.jobs.start('web'); // the queue exists, but no worker runs
  smtp = openPost({ ...platform.settings, smtpUrl: server.url });
  paper = openPost({ ...platform.settings, dataDir });
});
afterAll(async () => {
  smtp?.close();
  await platform?.close();
  await server?.close();
  rmSync(dataDir, { recursive: true, force: true });
});
beforeEach(() => {
  server.received.length = 0;
});

const MAIL: Mail = {
  kind: 'test',
  to: 'asha@example.com',
  locale: 'en',
  subject: 'Hello',
  heading: 'Hello',
  parts: [{ paragraph: 'Namaste નમસ્તે' }],
};
const queue = (more: Partial<Mail> = {}, fails = false) =>
  platform.db.transaction().execute(async (trx) => {
    const id = await queueMail(trx, platform, { ...MAIL, ...more }, null);
    if (fails) throw new Error('rolled back');
    return id;
  });
const waiting = async (): Promise<string[]> => {
  const { rows } = await (await import('kysely')).sql<{
    data: { id: string };
  }>`select data from pgboss.job where name = ${MAIL_QUEUE}`.execute(platform.db);
  return rows.map(({ data }) => data.id);
};
const file = (id: string) => readFileSync(path.join(dataDir, 'outbox', `${id}.eml`), 'utf8');
const header = (mail: string, name: string) => new RegExp(`^${name}: (.*(?:\\r\\n[ \\t].*)*)`, 'im').exec(mail)?.[1];

describe('with the transaction that causes it', () => {
  it('leaves neither mail nor job on rollback', async () => {
    const before = [(await listOutbox(platform, { page: 1, limit: 1 })).total, (await waiting()).length];
    await expect(queue({}, true)).rejects.toThrow('rolled back');
    expect([(await listOutbox(platform, { page: 1, limit: 1 })).total, (await waiting()).length]).toEqual(before);
  });

  it('leaves both on commit', async () => {
    const id = await queue({ reference: 'KC-1' });
    expect(await showMessage(platform, id)).toMatchObject({
      state: 'queued',
      attempts: 0,
      reference: 'KC-1',
      recipient: 'asha@example.com',
    });
    expect((await waiting()).filter((one) => one === id)).toHaveLength(1);
  });

  it.each(['a@example.com\r\nBcc: b@example.com', 'a@example.com, b@example.com', 'nobody'])(
    'refuses %j as an address',
    async (to) => {
      await expect(queue({ to })).rejects.toThrow('address');
      await expect(queue({ replyTo: to })).rejects.toThrow('address');
    },
  );
});

describe('into a file', () => {
  it('is a whole mail, stored under its id, with no draft left', async () => {
    const id = await queue({ toName: 'Asha Patel', replyTo: 'ravi@example.com', reference: 'KC-2' });
    await sendMessage(platform, paper, id);
    const mail = file(id);
    expect(header(mail, 'Message-ID')).toBe(`<${id}@kiran.example>`);
    expect(header(mail, 'To')).toBe('Asha Patel <asha@example.com>');
    expect(header(mail, 'Reply-To')).toBe('ravi@example.com');
    expect(header(mail, 'Auto-Submitted')).toBe('auto-generated');
    expect(header(mail, 'List-Unsubscribe-Post')).toBeUndefined();
    expect(mail).toContain('multipart/alternative');
    expect(await showMessage(platform, id)).toMatchObject({
      state: 'sent',
      attempts: 1,
      lastError: null,
      sentAt: expect.any(Date),
    });
    expect(readdirSync(path.join(dataDir, 'outbox')).filter((name) => name.startsWith('.'))).toEqual([]);
  });

  it('has the headers for “Unsubscribe” if such mails can be ended', async () => {
    const id = await queue({ unsubscribeUrl: 'https://kiran.example/api/alerts/unsubscribe?token=abc' });
    await sendMessage(platform, paper, id);
    expect(header(file(id), 'List-Unsubscribe')).toBe('<https://kiran.example/api/alerts/unsubscribe?token=abc>');
    expect(header(file(id), 'List-Unsubscribe-Post')).toBe('List-Unsubscribe=One-Click');
  });

  it('has no injected header', async () => {
    const id = await queue({
      subject: 'Hi\r\nBcc: victim@example.com\r\n\r\nbody',
      toName: 'A\r\nCc: victim@example.com',
      reference: 'KC\r\nX-Evil: 1',
    });
    await sendMessage(platform, paper, id);
    const head = file(id).split('\r\n\r\n')[0] ?? '';
    expect(head).not.toMatch(/^(Bcc|Cc|X-Evil):/im);
    expect(header(head, 'Subject')).toContain('Hi Bcc: victim@example.com');
    // The library would fold such a header; ours never contain one.
    expect(await showMessage(platform, id)).toMatchObject({
      subject: 'Hi Bcc: victim@example.com body',
      recipientName: 'A Cc: victim@example.com',
    });
  });

  it('is written once: a repeated job finds it sent', async () => {
    const id = await queue();
    await sendMessage(platform, paper, id);
    rmSync(path.join(dataDir, 'outbox', `${id}.eml`));
    await sendMessage(platform, paper, id);
    expect(existsSync(path.join(dataDir, 'outbox', `${id}.eml`))).toBe(false);
    expect((await showMessage(platform, id)).attempts).toBe(1);
  });
});

describe('by SMTP', () => {
  it('is handed over, and retried after a temporary failure with the same Message-ID and date', async () => {
    const id = await queue();
    server.answerNext('451 come back later');
    await expect(sendMessage(platform, smtp, id)).rejects.toThrow('451');
    expect(await showMessage(platform, id)).toMatchObject({
      state: 'queued',
      attempts: 1,
      lastError: expect.stringContaining('451'),
    });
    await sendMessage(platform, smtp, id);
    expect(server.received).toHaveLength(1);
    const { to, body } = server.received[0] ?? { to: [], body: '' };
    expect(to).toEqual(['asha@example.com']);
    expect(header(body, 'Message-ID')).toBe(`<${id}@kiran.example>`);
    expect(new Date(header(body, 'Date') ?? '').getTime()).toBe(
      Math.floor((await showMessage(platform, id)).createdAt.getTime() / 1000) * 1000,
    );
    expect(await showMessage(platform, id)).toMatchObject({ state: 'sent', attempts: 2, lastError: null });
  });

  it('fails where the server refuses it for good, and is sent again on the administrator’s request', async () => {
    const id = await queue();
    server.answerNext('550 no such user');
    await sendMessage(platform, smtp, id);
    expect(await showMessage(platform, id)).toMatchObject({
      state: 'failed',
      attempts: 1,
      lastError: expect.stringContaining('550'),
    });
    await sendMessage(platform, smtp, id);
    expect(server.received).toHaveLength(0);
    await sendAgain(platform, id);
    expect((await waiting()).filter((one) => one === id)).toHaveLength(2);
    await sendMessage(platform, smtp, id);
    expect((await showMessage(platform, id)).state).toBe('sent');
    await expect(sendAgain(platform, id)).rejects.toMatchObject({ code: 'conflict' });
    await expect(sendAgain(platform, 'mail_unknown')).rejects.toMatchObject({ code: 'not-found' });
  });

  it('is given up after the last attempt, and not before', async () => {
    const id = await queue();
    await platform.db
      .updateTable('mail')
      .set({ attempts: MOST_ATTEMPTS - 2 })
      .where('id', '=', id)
      .execute();
    server.answerNext('451 later', '451 later');
    await expect(sendMessage(platform, smtp, id)).rejects.toThrow();
    await sendMessage(platform, smtp, id);
    expect(await showMessage(platform, id)).toMatchObject({ state: 'failed', attempts: MOST_ATTEMPTS });
  });

  it('waits for a server with TLS, even if somebody strips it from the greeting', async () => {
    const far = server.url.replace('127.0.0.1', '[::ffff:127.0.0.1]');
    const [strict, lax] = [
      openPost({ ...platform.settings, smtpUrl: far }),
      openPost({ ...platform.settings, smtpUrl: `${far}?requireTLS=false` }),
    ];
    const [kept, sent] = [await queue(), await queue()];
    await expect(sendMessage(platform, strict, kept)).rejects.toThrow(/TLS/);
    expect(server.received).toHaveLength(0);
    await sendMessage(platform, lax, sent);
    expect(server.received).toHaveLength(1);
    strict.close();
    lax.close();
  });

  it('waits while there is no server', async () => {
    const nobody = openPost({ ...platform.settings, smtpUrl: 'smtp://127.0.0.1:1' });
    const id = await queue();
    await expect(sendMessage(platform, nobody, id)).rejects.toThrow();
    nobody.close();
    expect((await showMessage(platform, id)).state).toBe('queued');
  });

  it('loses a secret’s text once sent, but not while our own file is the only place to read it', async () => {
    const [sent, kept] = [await queue({ secret: true }), await queue({ secret: true })];
    await sendMessage(platform, smtp, sent);
    await sendMessage(platform, paper, kept);
    expect(await showMessage(platform, sent)).toMatchObject({ state: 'sent', html: '', text: '', subject: 'Hello' });
    expect((await showMessage(platform, kept)).html).toContain('Namaste');
  });
});

it('lists the newest first, page by page, and deletes old mails but not those still waiting', async () => {
  const sent = await queue();
  platform.clock.pass(1); // written in the same millisecond, either may come first
  const queued = await queue();
  await sendMessage(platform, paper, sent);
  const { items, next } = await listOutbox(platform, { page: 1, limit: 1 });
  expect([items[0]?.id, next]).toEqual([queued, 2]);
  expect((await listOutbox(platform, { page: 2, limit: 1 })).items[0]?.id).toBe(sent);
  await forgetMessages(platform);
  expect((await showMessage(platform, sent)).id).toBe(sent);
  platform.clock.pass((KEPT_DAYS + 1) * 86_400);
  await forgetMessages(platform);
  platform.clock.pass(-(KEPT_DAYS + 1) * 86_400);
  await expect(showMessage(platform, sent)).rejects.toMatchObject({ code: 'not-found' });
  expect((await showMessage(platform, queued)).state).toBe('queued');
});
