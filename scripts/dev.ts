import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import type { ServerBuild } from 'react-router';
import { createServer as createVite } from 'vite';
import { WrongSetting } from '#src/platform/settings.ts';
import { startShop } from '#src/start-shop.ts';

// Development in one process: Vite serves and reloads the browser's modules, and the app is loaded anew through it after
// each change, so that an edit in src/shop shows without a restart. Database and jobs stay open throughout.
try {
  const server = createServer();
  const started = await startShop({ ...process.env, NODE_ENV: 'development' }, () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  const vite = await createVite({ server: { middlewareMode: true, hmr: { server } }, appType: 'custom' });
  const build = () => vite.ssrLoadModule('virtual:react-router/server-build') as Promise<ServerBuild>;

  server.on('request', (request, response) => {
    vite.middlewares(request, response, async () => {
      try {
        const { createApp } = (await vite.ssrLoadModule('/src/app.ts')) as typeof import('#src/app.ts');
        const { createRender } = (await vite.ssrLoadModule('/src/pages/render.ts')) as typeof import('#src/pages/render.ts');
        const app = createApp({ ...started, render: createRender(build, 'development') });
        await getRequestListener(app.fetch)(request, response);
      } catch (error) {
        vite.ssrFixStacktrace(error as Error);
        console.error(error);
        response.writeHead(500, { 'content-type': 'text/plain' }).end(String((error as Error).stack));
      }
    });
  });
  server.listen(started.shop.settings.port, started.shop.settings.host);
  await once(server, 'listening');
  await started.begin();
  console.log(`Kiran is ready for development at http://localhost:${(server.address() as AddressInfo).port}`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void leave(server, vite, started));
} catch (error) {
  console.error(error instanceof WrongSetting ? error.message : error);
  process.exit(1);
}

async function leave(server: Server, vite: { close(): Promise<void> }, started: { stop(): Promise<void> }) {
  server.closeAllConnections();
  server.close();
  await vite.close();
  await started.stop();
  process.exit(0);
}
