import type { IncomingMessage, ServerResponse } from 'node:http';
import { RETRY_AFTER } from './retry-after.ts';

/** Answers until the shop can: alive but not ready, while the embedded database starts, migrations run and an empty shop is seeded. */
export function stillStarting(request: IncomingMessage, response: ServerResponse): void {
  if (request.url === '/healthz') {
    response.writeHead(200, { 'content-type': 'application/json' }).end('{"status":"ok"}');
    return;
  }
  response
    .writeHead(503, { 'content-type': 'text/plain', 'retry-after': RETRY_AFTER, connection: 'close' })
    .end('Kiran is starting.');
}
