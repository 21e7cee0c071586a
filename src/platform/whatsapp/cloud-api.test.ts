import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PermanentFailure } from '#src/platform/mail/message.ts';
import { sendByCloudApi } from './cloud-api.ts';
import { toParameter } from './queue-whatsapp.ts';

let meta: Server;
const calls: { path: string | undefined; headers: IncomingHttpHeaders; body: unknown }[] = [];
const answers: [status: number, body: string][] = [];
beforeAll(async () => {
  meta = createServer(async (request, response) => {
    let text = '';
    for await (const piece of request) text += piece;
    calls.push({ path: request.url, headers: request.headers, body: JSON.parse(text) });
    const [status, body] = answers.shift() ?? [200, '{}'];
    response.writeHead(status).end(body);
  });
  await new Promise<void>((resolve) => meta.listen(0, '127.0.0.1', resolve));
});
afterAll(() => {
  meta?.closeAllConnections();
  meta?.close();
});

const send = () =>
  sendByCloudApi(
    {
      url: `http://127.0.0.1:${(meta.address() as AddressInfo).port}/v23.0`,
      phoneId: '106540352242922',
      token: 'the token',
      appSecret: 'secret',
      verifyToken: 'verify',
    },
    {
      ...{ id: 'whatsapp_1', recipient: '+919876543210', templateId: 'order_placed', locale: 'hi' },
      parameters: ['Asha', '100123'],
    } as Parameters<typeof sendByCloudApi>[1],
  );

it('sends a template in the language of its reader, with our id', async () => {
  await send();
  expect(calls.at(-1)).toMatchObject({
    path: '/v23.0/106540352242922/messages',
    headers: { authorization: 'Bearer the token' },
    body: {
      messaging_product: 'whatsapp',
      recipient_type: 'individual',
      to: '919876543210',
      type: 'template',
      template: {
        name: 'order_placed',
        language: { code: 'hi' },
        components: [
          {
            type: 'body',
            parameters: [
              { type: 'text', text: 'Asha' },
              { type: 'text', text: '100123' },
            ],
          },
        ],
      },
      biz_opaque_callback_data: 'whatsapp_1',
    },
  });
});

describe('a refusal', () => {
  const error = (code: number) => JSON.stringify({ error: { code, message: 'no' } });
  it.each([
    ['an unknown template', 404, error(132_001), true],
    ['a number without WhatsApp', 400, error(131_026), true],
    ['too many at once, although with 400', 400, error(131_056), false],
    ['a token that ran out', 401, error(190), false],
    ['a server in trouble', 503, '<html>', false],
    ['a page of a proxy', 403, '<html>', true],
    ['a page in place of Meta’s answer', 200, '<html>', false],
  ])('%s', async (_, status, body, final) => {
    answers.push([status, body]);
    const refusal = await send().catch((one: unknown) => one);
    expect(refusal).toBeInstanceOf(Error);
    expect(refusal instanceof PermanentFailure).toBe(final);
    expect((refusal as Error).message).toContain(String(status));
  });
});

it('makes parameters that Meta takes', () => {
  expect(toParameter('Asha\n\tPatel     Shah')).toBe('Asha Patel Shah');
  expect(toParameter('  ')).toBe('–');
  expect(toParameter('x'.repeat(500))).toHaveLength(200);
});
