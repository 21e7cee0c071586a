import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { buffer } from 'node:stream/consumers';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { endUnder, type WrittenHead, writtenHead } from './written-head.ts';

const BODY = Buffer.from('<!doctype html>सूर्य');
const LENGTH = ['content-length', String(BODY.length)];

let server: Server;
let again: WrittenHead | undefined;
let usual: string[];
let asked: number;
let reused: number;

/** As the fast path does it: Node writes the first head, and those after it are the same. */
function answer(response: ServerResponse): void {
  const id = `req_${asked++}`;
  if (again && endUnder(again, id, response, BODY)) {
    reused++;
    return;
  }
  response.writeHead(200, ['x-request-id', id, ...usual]);
  again ??= writtenHead(response);
  response.end(BODY);
}

beforeEach(async () => {
  again = undefined;
  usual = ['content-type', 'text/html; charset=utf-8', 'etag', '"a"', ...LENGTH];
  asked = reused = 0;
  server = createServer((_, response) => answer(response)).listen(0, '127.0.0.1');
  server.keepAliveTimeout = 65_000;
  await once(server, 'listening');
});
afterEach(() => {
  vi.useRealTimers();
  server.closeAllConnections();
  server.close();
});

/** Everything that comes back on one connection; the last request must end it. */
async function send(...requests: string[]): Promise<string> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.write(requests.join(''));
  return (await buffer(socket)).toString();
}

const GET = 'GET / HTTP/1.1\r\nhost: shop\r\n\r\n';
const LAST = 'GET / HTTP/1.1\r\nhost: shop\r\nconnection: close\r\n\r\n';
const undated = (text: string) =>
  text.replace(/(?<=\r\nDate: )\w{3}, \d\d \w{3} \d{4} \d\d:\d\d:\d\d GMT(?=\r\n)/g, 'now');
const cut = (text: string) => undated(text).split(/(?=HTTP\/1\.1 )/);

it('sends the bytes that Node would send, under an id of its own, and lets Node close', async () => {
  const [first, second, third, last] = cut(await send(GET, GET, GET, LAST));
  expect(first).toContain('req_0');
  expect(second).toBe(first?.replace('req_0', 'req_1'));
  expect(third).toBe(first?.replace('req_0', 'req_2'));
  expect(reused).toBe(2);
  expect(last).toBe(
    first?.replace('req_0', 'req_3').replace(/Connection: keep-alive\r\nKeep-Alive: timeout=\d+/, 'Connection: close'),
  );
});

it('says the time of the answer', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const dates: (string | undefined)[] = [];
  for (const time of ['2026-11-30T18:29:59.999Z', '2026-11-30T18:30:00.000Z', '2026-11-30T18:29:30.500Z']) {
    vi.setSystemTime(time); // clocks are also set back
    dates.push(/Date: (.*)\r\n/.exec((await send(GET, GET, LAST)).split(/(?=HTTP\/1\.1 )/)[1] ?? '')?.[1]);
  }
  expect(reused).toBeGreaterThan(3);
  expect(dates).toEqual(['18:29:59', '18:30:00', '18:29:30'].map((time) => `Mon, 30 Nov 2026 ${time} GMT`));
});

it('answers callers of HTTP/1.0 as Node does', async () => {
  const [kept, ended] = cut(await send(GET, LAST));
  const old = await send('GET / HTTP/1.0\r\n\r\n');
  expect(undated(old)).toBe(ended?.replace('req_1', 'req_2'));
  expect(reused).toBe(0);
  const staying = await send('GET / HTTP/1.0\r\nconnection: keep-alive\r\n\r\n', LAST);
  expect(cut(staying)[0]).toBe(kept?.replace('req_0', 'req_3'));
});

it('is not kept of a connection that ends, nor without a length', async () => {
  await send(LAST);
  expect(again).toBeUndefined();
  usual = ['content-type', 'text/plain'];
  await send(GET, LAST);
  expect(reused).toBe(0);
});

it('sends nothing where Node keeps its heads elsewhere', () => {
  const head = { status: 200, beforeId: 'HTTP/1.1 200 OK\r\nx-request-id: ', beforeDate: '', afterDate: '' };
  const ended: unknown[] = [];
  const strange = { shouldKeepAlive: true, headersSent: false, end: (body: unknown) => ended.push(body) };
  expect(endUnder(head, 'req_1', strange as unknown as ServerResponse, BODY)).toBe(false);
  expect(ended).toEqual([]);
  expect(writtenHead(strange as unknown as ServerResponse)).toBeUndefined();
});

it('is Node’s own for any headers', async () => {
  const name = fc
    .stringMatching(/^[a-z][a-z-]{0,20}$/)
    .filter((one) => !/^(connection|content-length|date|keep-alive|trailer|transfer-encoding|expect)$/.test(one));
  const value = fc.stringMatching(/^[!-~]([ -~\u00a1-\u00ff]{0,40}[!-~])?$/);
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(name, value), { maxLength: 8 }), async (headers) => {
      again = undefined;
      usual = [...headers.flat(), ...LENGTH];
      asked = reused = 0;
      const [first, second] = cut(await send(GET, GET, LAST));
      expect(second).toBe(first?.replace('req_0', 'req_1'));
      expect(reused).toBe(1);
    }),
    { numRuns: 100 },
  );
});
