import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openPlatform, type TestPlatform } from '#tests/support/platform.ts';
import { type SmtpServer, smtpServer } from '#tests/support/smtp.ts';
import { MAIL_QUEUE, STRUCK } from './message.ts';
import { forgetMessages, KEPT_DAYS, sendAgain, showMessage } from './outbox.ts';
import { queueMail } from './queue-mail.ts';
import { sendMessage } from './send-message.ts';
import { SWEEP_QUEUE, sweepOutbox } from './sweep-outbox.ts';
import { openPost, type Post } from './transport.ts';

const dataDir = mkdtempSync(path.join(os.tmpdir(), 'kiran-sweep-'));
const outbox = path.join(dataDir, 'outbox');
let platform: TestPlatform;
let server: SmtpServer;
let paper: Post;
let smtp: Post;
beforeAll(async () => {
  server = await smtpServer();
  platform = await openPlatform({ DATA_DIR: dataDir });
  for (const queue of [MAIL_QUEUE, SWEEP_QUEUE]) platform.jobs.handle(queue, async () => {});
  await platform.jobs.start('web');
  paper = openPost(platform.settings);
  smtp = openPost({ ...platform.settings, smtpUrl: server.url });
});
afterAll(async () => {
  paper?.close();
  smtp?.close();
  await platform?.close();
  await server?.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const queue = (strikeOnceSent = false) =>
  platform.db.transaction().execute((trx) =>
    queueMail(
      trx,
      platform,
      {
        kind: 'test',
        to: 'asha@example.com',
        locale: 'en',
        subject: 'Hello',
        heading: 'Hello',
        parts: [],
        strikeOnceSent,
      },
      null,
    ),
  );
const sent = async (strikeOnceSent = false) => {
  const id = await queue(strikeOnceSent);
  await sendMessage(platform, paper, id);
  return id;
};
const files = () => readdirSync(outbox).sort();

it('has nothing to do where no message was ever a file', async () => {
  expect(await sweepOutbox(platform)).toBe(0);
});

it('removes the files of deleted and struck messages, and no others, however often it runs', async () => {
  const [kept, struck, forgotten] = [await sent(), await sent(), await sent()];
  mkdirSync(outbox, { recursive: true });
  writeFileSync(path.join(outbox, 'mail_0orphan.eml'), 'of a message that was never committed');
  writeFileSync(path.join(outbox, 'sms_0orphan.sms.txt'), 'the same');
  writeFileSync(path.join(outbox, '.mail_0draft.eml.0123abcd'), 'half of a mail whose process was killed');
  writeFileSync(path.join(outbox, 'notes.txt'), 'the owner’s own');
  await platform.db.updateTable('mail').set(STRUCK).where('id', '=', struck).execute();
  await platform.db.deleteFrom('mail').where('id', '=', forgotten).execute();
  expect(await sweepOutbox(platform)).toBe(5);
  expect(files()).toEqual([`${kept}.eml`, 'notes.txt']);
  expect(await sweepOutbox(platform)).toBe(0);
});

it('runs with the deletion after 180 days', async () => {
  const id = await sent();
  expect(files()).toContain(`${id}.eml`);
  platform.clock.pass((KEPT_DAYS + 1) * 86_400);
  await forgetMessages(platform);
  platform.clock.pass(-(KEPT_DAYS + 1) * 86_400);
  expect(files()).toEqual(['notes.txt']);
});

it('nothing is left of a struck message once it is sent or given up', async () => {
  const one = await queue(true);
  await sendMessage(platform, smtp, one);
  expect(server.received.at(-1)?.to).toEqual(['asha@example.com']);
  expect(await showMessage(platform, one)).toMatchObject({ ...STRUCK, state: 'sent' });
  const refused = await queue(true);
  server.answerNext('550 <asha@example.com> is unknown');
  await sendMessage(platform, smtp, refused);
  expect(await showMessage(platform, refused)).toMatchObject({ ...STRUCK, state: 'failed' });
  await expect(sendAgain(platform, refused)).rejects.toMatchObject({ code: 'conflict' });
  const written = await sent(true);
  expect(files()).toContain(`${written}.eml`);
  await sweepOutbox(platform);
  expect(files()).toEqual(['notes.txt']);
});
