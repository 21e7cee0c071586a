import { existsSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import type { ServerBuild } from 'react-router';
import { forgetAssets, publishAssets } from '#src/platform/build-assets/publish-assets.ts';
import { CannotStart } from '#src/platform/cannot-start.ts';
import { openPort } from '#src/platform/http/open-port.ts';
import { stillStarting } from '#src/platform/http/still-starting.ts';
import { watchRequests } from '#src/platform/http/watch-requests.ts';
import { captureOutput, dieLogged } from '#src/platform/log/capture-output.ts';
import { printLine, printStartFailure } from '#src/platform/log/console.ts';
import { createLog, usualFormat } from '#src/platform/log/log.ts';
import { readSettings } from '#src/shop/settings.ts';
import { createFastPath } from '#src/ssr/fast-path.ts';
import { createRender } from '#src/ssr/render.ts';
import { readRouteIds } from '#src/ssr/route-ids.ts';
import { BUILD_ASSETS, createApp } from './app.ts';
import { readyWords } from './ready-words.ts';
import { type StartedShop, startShop } from './start-shop.ts';

// The composition root of the built shop; scripts/dev.ts is the one for development.

/** Used before the settings are read, and where nothing else has a log. */
const ownLog = createLog('info', usualFormat());
captureOutput(ownLog);
dieLogged(ownLog);
try {
  // Checks that need no database come first, so that a start that must fail leaves none running.
  const wanted = readSettings(process.env);
  const pages = new URL('../build/server/index.js', import.meta.url);
  if (!existsSync(pages)) throw new CannotStart('The pages are not built yet: run npm run build.');
  const build = (await import(pages.href)) as ServerBuild;
  const server = createServer();
  server.on('request', stillStarting);
  await openPort(server, wanted);
  const started = await startShop(process.env, () => loopback(server));
  const { shop } = started;
  await publishAssets(shop, BUILD_ASSETS);
  shop.jobs.handle('assets.forget', () => forgetAssets(shop, BUILD_ASSETS), { every: '53 3 * * *' });
  const routeIds = readRouteIds(build);
  const app = createApp({ ...started, routeIds, render: createRender(build, shop.settings.mode) });
  const listener = watchRequests(shop, createFastPath(shop, routeIds), getRequestListener(app.fetch));
  server.off('request', stillStarting);
  server.on('request', (request, response) => {
    if (started.readiness() !== 'ready') response.shouldKeepAlive = false; // the proxy's next request goes to another instance
    listener(request, response);
  });
  server.keepAliveTimeout = 65_000; // longer than the usual proxy's 60 s, which would otherwise reuse a closed connection
  server.headersTimeout = 66_000;
  server.requestTimeout = 120_000; // 15 MB over a slow phone; a slower sender would hold what it has sent in our memory
  await started.begin();
  const leave = leaver(server, started);
  process.on('SIGTERM', () => leave(0)); // before anyone is notified that we are ready, and may stop us
  process.on('SIGINT', () => leave(0));
  started.watch((error) => {
    printStartFailure(error, shop.settings.logFormat);
    void leave(1);
  });
  const { port } = server.address() as { port: number };
  const address = shop.settings.publicUrl ?? `http://localhost:${port}`;
  printLine(
    readyWords({ settings: shop.settings, address, firstPassword: started.firstPassword }),
    shop.settings.logFormat,
  );
} catch (error) {
  printStartFailure(error);
  process.exit(1);
}

/** The address at which this server reaches itself: the one it listens on, or loopback if it listens on all. */
function loopback(server: Server): string {
  const { address, family, port } = server.address() as AddressInfo;
  const host = address === '0.0.0.0' || address === '::' ? '127.0.0.1' : family === 'IPv6' ? `[${address}]` : address;
  return `http://${host}:${port}`;
}

/**
 * Says on /readyz that it is leaving, and goes on for DRAIN_SECONDS, so that load balancers stop sending; a second signal ends this wait.
 * Then finishes requests in flight and stops everything, the database last; then exits with that code.
 */
function leaver(server: Server, { shop, drain, stop }: StartedShop): (code: 0 | 1) => Promise<void> {
  let leaving = false;
  let hurry = () => {};
  return async (code) => {
    if (leaving) return hurry();
    leaving = true;
    drain();
    if (code === 0 && shop.settings.drainSeconds > 0)
      await new Promise<void>((resolve) => {
        hurry = resolve;
        setTimeout(resolve, shop.settings.drainSeconds * 1000);
      });
    const began = performance.now();
    // Without a database, requests in flight cannot finish: they end with 503, or wait for an answer that never comes.
    setInterval(() => {
      server.closeIdleConnections(); // those that were still busy when it began to close
      const late = performance.now() - began;
      if (shop.outage.isOn && late > 8_000) process.exit(code);
      if (late > 25_000) process.exit(1);
    }, 500).unref();
    shop.live.close();
    await new Promise((resolve) => server.close(resolve));
    await stop();
    process.exit(code);
  };
}
