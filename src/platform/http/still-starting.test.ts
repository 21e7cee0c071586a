import type { IncomingMessage, ServerResponse } from 'node:http';
import { expect, it } from 'vitest';
import { RETRY_AFTER } from './retry-after.ts';
import { stillStarting } from './still-starting.ts';

function ask(url: string) {
  const said: { status?: number; headers?: object; body?: string } = {};
  const response = {
    writeHead: (status: number, headers: object) => ({
      end: (body: string) => Object.assign(said, { status, headers, body }),
    }),
  };
  stillStarting({ url } as IncomingMessage, response as unknown as ServerResponse);
  return said;
}

it('is alive, and asks everyone to come back later', () => {
  expect(ask('/healthz')).toMatchObject({ status: 200, body: '{"status":"ok"}' });
  for (const url of ['/', '/readyz'])
    expect(ask(url)).toMatchObject({
      status: 503,
      headers: { 'retry-after': RETRY_AFTER },
      body: 'Kiran is starting.',
    });
});
