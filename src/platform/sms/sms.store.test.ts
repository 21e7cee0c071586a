import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { MAIL_QUEUE } from '#src/platform/mail/message.ts';
import { showMessage } from '#src/platform/mail/outbox.ts';
import { sendMessage } from '#src/platform/mail/send-message.ts';
import { openPost } from '#src/platform/mail/transport.ts';
import { openPlatform, type TestPlatform } from '#tests/support/platform.ts';
import { queueSms, type Sms } from './queue-sms.ts';

let platform: TestPlatform;
let provider: Server;
const calls: { headers: IncomingHttpHeaders; body: unknown }[] = [];
const answers: number[] = [];
const dataDir = mkdtempSync(path.join(os.tmpdir(), 'kiran-sms-'));
beforeAll(async () => {
  platform = await openPlatform();
  platform.jobs.handle(MAIL_QUEUE, async () => {});
  await platform.jobs.start('web');
  provider = createServer(async (request, response) => {
    let text = '';
    for await (const piece of request) text += piece;
    calls.push({ headers: request.headers, body: JSON.parse(text) });
    response.writeHead(answers.shift() ?? 202).end();
  });
  await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  await platform?.close();
  provider?.closeAllConnections();
  provider?.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const withProvider = () => ({
  ...platform,
  settings: {
    ...platform.settings,
    sms: {
      url: `http://127.0.0.1:${(provider.address() as AddressInfo).port}/send`,
      token: 'the token',
      sender: 'KIRANS',
      entityId: '1101234567890123456',
      templates: { code: '1107160000000000001', 'code.hi': '1107160000000000002', 'party.gu': '1107160000000000003' },
    },
  },
});
const queue = (
  to = '98765 43210',
  more: Partial<Sms> = {},
  own: Pick<TestPlatform, 'clock' | 'jobs' | 'settings'> = withProvider(),
) =>
  platform.db
    .transaction()
    .execute((trx) => queueSms(trx, own, { kind: 'code', to, text: 'Your code is 1234', locale: 'en', ...more }, null));

it('goes to the provider with entity and template, and again after a temporary failure', async () => {
  const post = openPost(withProvider().settings);
  const id = (await queue()) as string;
  answers.push(503);
  await expect(sendMessage(platform, post, id)).rejects.toThrow('503');
  await sendMessage(platform, post, id);
  expect(calls).toHaveLength(2);
  expect(calls[1]?.headers).toMatchObject({ authorization: 'Bearer the token', 'idempotency-key': id });
  expect(calls[1]?.body).toEqual({
    to: '+919876543210',
    from: 'KIRANS',
    text: 'Your code is 1234',
    entityId: '1101234567890123456',
    templateId: '1107160000000000001',
  });
  expect((await showMessage(platform, id)).state).toBe('sent');
});

it('fails where the provider refuses it, and where its kind has no registered template', async () => {
  const post = openPost(withProvider().settings);
  const refused = (await queue()) as string;
  answers.push(400);
  await sendMessage(platform, post, refused);
  expect(await showMessage(platform, refused)).toMatchObject({
    state: 'failed',
    lastError: 'the SMS provider answered 400',
  });
  const unregistered = (await queue(undefined, { kind: 'party' })) as string;
  expect(await showMessage(platform, unregistered)).toMatchObject({
    state: 'failed',
    lastError: 'SMS_TEMPLATES names no template for party',
  });
});

it('goes under the template of its language, where one is registered', async () => {
  const templateOf = async (kind: string, locale: Sms['locale']) =>
    (
      await platform.db
        .selectFrom('mail')
        .select('templateId')
        .where('id', '=', (await queue(undefined, { kind, locale })) as string)
        .executeTakeFirst()
    )?.templateId;
  expect(await templateOf('code', 'hi')).toBe('1107160000000000002');
  for (const locale of ['gu', 'en', 'en-x-spec'] as const)
    expect(await templateOf('code', locale)).toBe('1107160000000000001');
  expect([await templateOf('party', 'gu'), await templateOf('party', 'en')]).toEqual(['1107160000000000003', null]);
});

it('is a file without a provider, and nothing for what is no mobile number', async () => {
  const id = (await queue(undefined, {}, platform)) as string;
  await sendMessage(platform, openPost({ ...platform.settings, dataDir }), id);
  expect(readFileSync(path.join(dataDir, 'outbox', `${id}.sms.txt`), 'utf8')).toMatch(
    /^To: \+919876543210\nTemplate: none\n[\s\S]*Your code is 1234\n$/,
  );
  expect(await queue('079 2345')).toBeUndefined();
});
