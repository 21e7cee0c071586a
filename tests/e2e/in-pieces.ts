import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as later } from 'node:timers/promises';

const PIECE = 1000;
/** Two frames: a browser paints between two pieces. */
const APART = 34;

/** A server in front of the shop's whose documents arrive a thousand bytes at a time; its address. */
export async function inPieces(origin: string): Promise<{ url: string } & AsyncDisposable> {
  const server = createServer(async (asked, answer) => {
    const isDocument = asked.headers['sec-fetch-dest'] === 'document';
    const headers: IncomingHttpHeaders = { ...asked.headers, ...(isDocument && { 'accept-encoding': 'identity' }) };
    const [reply] = await once(request(new URL(asked.url as string, origin), { headers }).end(), 'response');
    answer.writeHead(reply.statusCode, reply.headers);
    if (!isDocument) return reply.pipe(answer);
    const page = Buffer.concat(await reply.toArray());
    for (let at = 0; at < page.length && !answer.destroyed; at += PIECE) {
      answer.write(page.subarray(at, at + PIECE));
      await later(APART);
    }
    answer.end();
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}
