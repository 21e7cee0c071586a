import { connect } from 'node:net';
import { AnswerReader } from './answer-reader.ts';
import type { Counted } from './measurement.ts';

// The bench's own load generator, in a process of its own: raw sockets, one request at a time on each, the same bytes every time. The buffer
// that sockets read into is reused (`onread`), which spares Node's streams and half of the processor time.
export type Order = { host: string; port: number; request: string; connections: number; seconds: number };

const order = await new Promise<Order>((resolve) => process.once('message', resolve as never));
const request = Buffer.from(order.request, 'base64');
const times: number[] = [];
let bad = 0;
let failed = 0;
const began = performance.now();
const before = process.cpuUsage();
const end = began + order.seconds * 1000;
await Promise.all(Array.from({ length: order.connections }, sendUntilEnd));
const { user, system } = process.cpuUsage(before);
const seconds = (performance.now() - began) / 1000;
times.sort((a, b) => a - b);
const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
const counted: Counted = {
  requests: times.length,
  seconds,
  p50: at(0.5),
  p99: at(0.99),
  bad,
  failed,
  processor: (user + system) / 1e6,
};
process.send?.(counted, undefined, undefined, () => process.disconnect?.());

function sendUntilEnd(): Promise<void> {
  return new Promise((resolve) => {
    const reader = new AnswerReader();
    let sent = 0;
    let over = false;
    const send = () => {
      sent = performance.now();
      socket.write(request);
    };
    const take = (piece: Buffer) => {
      const status = reader.read(piece);
      if (status === undefined) return;
      const now = performance.now();
      times.push(now - sent);
      if (status < 200 || status >= 300) bad += 1;
      if (now < end) return send();
      over = true;
      socket.destroy();
    };
    const socket = connect({
      host: order.host,
      port: order.port,
      noDelay: true,
      onread: {
        buffer: Buffer.alloc(256 * 1024),
        callback(length, buffer) {
          try {
            take((buffer as Buffer).subarray(0, length));
          } catch (error) {
            socket.destroy(error as Error);
          }
          return true;
        },
      },
    });
    socket.on('connect', send).on('error', () => {});
    socket.on('close', () => {
      if (!over) failed += 1;
      resolve();
    });
  });
}
