import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import type { ServerBuild } from 'react-router';
import { createApp } from '#src/app.ts';
import { createRender } from '#src/pages/render.ts';
import { createFrontDoor } from '#src/platform/http/front-door.ts';
import type { Live } from '#src/platform/live/live.ts';
import { readSettings, WrongSetting } from '#src/platform/settings.ts';
import { startShop } from '#src/start-shop.ts';

// The composition root of the built shop; scripts/dev.ts is the one for development.
try {
  // What can be wrong without a database comes first, so that a start that cannot be leaves none running.
  const { host, port: wanted } = readSettings(process.env);
  const build = (await import(new URL('../build/server/index.js', import.meta.url).href)) as ServerBuild;
  const server = createServer();
  server.on('request', stillStarting);
  server.listen(wanted, host);
  await once(server, 'listening');
  const started = await startShop(process.env, () => loopback(server));
  const { shop } = started;
  const app = createApp({ ...started, render: createRender(build, shop.settings.mode) });
  const frontDoor = createFrontDoor(shop.cache, shop.settings);
  const listener = getRequestListener(app.fetch);
  server.off('request', stillStarting);
  server.on('request', (request, response) => {
    if (!frontDoor(request, response)) listener(request, response);
  });
  server.keepAliveTimeout = 65_000; // longer than the usual proxy's 60 s, which would else reuse a closed connection
  server.headersTimeout = 66_000;
  await started.begin();
  stopOnSignals(server, shop.live, started.stop); // before anybody is told that we are ready, and may stop us
  const { port } = server.address() as { port: number };
  console.log(`Kiran is ready at ${shop.settings.publicUrl ?? `http://localhost:${port}`}`);
} catch (error) {
  if (error instanceof WrongSetting) console.error(error.message);
  else console.error('Kiran could not start.', error);
  process.exit(1);
}

/** Alive but not ready: the embedded database starts, migrations run, an empty shop is filled. */
function stillStarting(request: IncomingMessage, response: ServerResponse) {
  if (request.url === '/healthz') {
    response.writeHead(200, { 'content-type': 'application/json' }).end('{"status":"ok"}');
    return;
  }
  response.writeHead(503, { 'content-type': 'text/plain', 'retry-after': '2', connection: 'close' }).end('Kiran is starting.');
}

/** Where this server reaches itself: the address it listens on, or loopback where that is every address. */
function loopback(server: Server): string {
  const { address, family, port } = server.address() as AddressInfo;
  const host = address === '0.0.0.0' || address === '::' ? '127.0.0.1' : family === 'IPv6' ? `[${address}]` : address;
  return `http://${host}:${port}`;
}

/** SIGTERM and SIGINT finish what is in flight; the database stops last. */
function stopOnSignals(server: Server, live: Live, stop: () => Promise<void>) {
  let stopping = false;
  const leave = async () => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), 25_000).unref();
    live.close();
    server.closeIdleConnections();
    await new Promise((resolve) => server.close(resolve));
    await stop();
    process.exit(0);
  };
  process.on('SIGTERM', leave);
  process.on('SIGINT', leave);
}
