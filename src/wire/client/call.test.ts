import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { call } from './call.ts';

let server: Server;
let answer: (response: ServerResponse) => void;
beforeAll(async () => {
  server = createServer((_, response) => answer(response)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const host = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const real = fetch;
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => real(host + path, init));
});
afterAll(() => {
  vi.unstubAllGlobals();
  server.close();
  server.closeAllConnections();
});

/** A success whose body never ends. */
const half = (response: ServerResponse) =>
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': '100' }).write('{"data":');

it('treats a truncated answer as an unreachable shop, never as an empty answer', async () => {
  answer = (response) => {
    half(response);
    setImmediate(() => response.destroy());
  };
  await expect(call('GET', '/products')).rejects.toMatchObject({ name: 'Refusal', status: 0, code: 'offline' });
});

it('reports a cancelled call as such, even while the answer is arriving', async () => {
  const asking = new AbortController();
  const { text } = Response.prototype;
  const heads = vi.spyOn(Response.prototype, 'text').mockImplementation(function (this: Response) {
    asking.abort(); // the headers have arrived, the body has not
    return text.call(this);
  });
  answer = half;
  await expect(call('GET', '/products', undefined, { signal: asking.signal })).rejects.toMatchObject({
    name: 'AbortError',
  });
  heads.mockRestore();
});

it('treats the sign-in page of a Wi-Fi network as no answer', async () => {
  answer = (response) =>
    response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><title>Welcome</title>');
  await expect(call('POST', '/cart', {})).rejects.toMatchObject({ name: 'Refusal', code: 'offline' });
});

it('reads an answer without a body as empty', async () => {
  answer = (response) => response.writeHead(204).end();
  expect(await call('DELETE', '/products/1')).toEqual({});
});
