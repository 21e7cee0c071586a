import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type RunningShop, runningShop } from '#tests/support/running-shop.ts';

// A request whose body comes later than its headers: over a slow line, or while the server was busy.

let shop: RunningShop;
beforeAll(async () => {
  shop = await runningShop();
});
afterAll(() => shop?.close());

/** What a connection receives: everything until it is closed, or until as many answers have come. */
function answersOn(socket: Socket, count: number): Promise<string> {
  return new Promise((resolve) => {
    let text = '';
    socket.on('error', () => resolve(text));
    socket.on('close', () => resolve(text));
    socket.on('data', (piece: Buffer) => {
      text += piece.toString('latin1');
      if (text.split('HTTP/1.1 ').length > count) resolve(text);
    });
  });
}

const head = (path: string, length: number, origin: string) =>
  `POST ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nOrigin: ${origin}\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n\r\n`;

it.each([
  ['by its origin', '/api/contact', 'https://elsewhere.example', 403],
  ['by its path', '/nothing-here', undefined, 404],
])('a request refused %s before its body came loses no connection', async (_, path, origin, status) => {
  const socket = connect(shop.server.port, '127.0.0.1');
  const answers = answersOn(socket, 2);
  socket.write(head(path, 2, origin ?? shop.url));
  await pause(700); // longer than the half second after which @hono/node-server closes
  socket.write(`{}GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n`);
  const text = await answers;
  socket.destroy();
  expect(text.match(/(?<=HTTP\/1\.1 )\d+/g)?.map(Number)).toEqual([status, 200]);
  expect(text).not.toMatch(/connection: close/i);
});
