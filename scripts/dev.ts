import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { ServerBuild } from 'react-router';
import { createServer as createVite } from 'vite';
import type { createApp } from '#src/app.ts';
import { openPort } from '#src/platform/http/open-port.ts';
import { stillStarting } from '#src/platform/http/still-starting.ts';
import { printLine, printStartFailure } from '#src/platform/log/console.ts';
import { readSettings } from '#src/shop/settings.ts';

type Start = typeof import('#src/start-shop.ts');
type App = typeof import('#src/app.ts');
type Pages = typeof import('#src/ssr/render.ts');

// `npm run dev`: the shop and Vite in one process on one port. Everything is loaded through Vite, so that an edit of a page, a call or a
// use case shows at the next request; anything with a connection (database, jobs) is opened once.
try {
  const env = { NODE_ENV: 'development', ...process.env };
  const wanted = readSettings(env); // a wrong setting or a taken port stops here, with one line
  const server = createServer();
  server.on('request', stillStarting);
  await openPort(server, wanted);
  const vite = await createVite({ appType: 'custom', server: { middlewareMode: true, hmr: { server } } });
  const { startShop } = (await vite.ssrLoadModule('/src/start-shop.ts')) as Start;
  const started = await startShop(env, () => `http://127.0.0.1:${(server.address() as { port: number }).port}`);
  const { shop } = started;

  let known: { app: ReturnType<typeof createApp>; from: App } | undefined;
  const currentApp = async () => {
    const [from, pages] = await Promise.all([
      vite.ssrLoadModule('/src/app.ts') as Promise<App>,
      vite.ssrLoadModule('/src/ssr/render.ts') as Promise<Pages>,
    ]);
    if (known?.from === from) return known.app; // no module of the app has changed
    const build = () => vite.ssrLoadModule('virtual:react-router/server-build') as Promise<ServerBuild>;
    known = { from, app: from.createApp({ ...started, render: pages.createRender(build, shop.settings.mode) }) };
    return known.app;
  };
  const listener = getRequestListener(async (request, env) => {
    try {
      return await (await currentApp()).fetch(request, env);
    } catch (error) {
      vite.ssrFixStacktrace(error as Error);
      console.error(error);
      return new Response((error as Error).stack, { status: 500 });
    }
  });
  server.off('request', stillStarting);
  server.on('request', (request, response) => vite.middlewares(request, response, () => listener(request, response)));
  await started.begin();

  let leaving = false;
  const leave = async (code: 0 | 1) => {
    if (leaving) return;
    leaving = true;
    setTimeout(() => process.exit(1), 10_000).unref();
    await vite.close();
    server.close();
    server.closeAllConnections();
    await started.stop();
    process.exit(code);
  };
  // The router's plugin runs a second Vite whose own handler would end the process before the database is stopped (seen).
  process.removeAllListeners('SIGTERM');
  process.on('SIGTERM', () => leave(0));
  process.on('SIGINT', () => leave(0));
  started.watch((error) => {
    printStartFailure(error, wanted.logFormat);
    void leave(1);
  });
  printLine(
    `Kiran is ready for development at http://localhost:${(server.address() as { port: number }).port}`,
    wanted.logFormat,
  );
} catch (error) {
  printStartFailure(error);
  process.exit(1);
}
