import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import type { Context } from 'hono';
import type { Settings } from '#src/platform/settings/settings.ts';

const source = (name: string) => readFileSync(new URL(`worker/${name}`, import.meta.url), 'utf8');

/**
 * `/sw.js`, the service worker, preceded by this build's name: a new build is a new worker with a cache of its own. Browsers revalidate it
 * each time, so that SERVICE_WORKER=off reaches them at their next visit.
 */
export function serveWorker(settings: Pick<Settings, 'serviceWorker'>) {
  const worker = settings.serviceWorker ? source('worker.js') : source('unregister.js');
  const text = settings.serviceWorker ? `const VERSION = '${buildName(worker)}';\n${worker}` : worker;
  return (c: Context): Response =>
    c.body(text, 200, {
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'no-cache',
      // A worker fetches under its own policy: the one for answers that are not pages would let it fetch nothing.
      'content-security-policy': "default-src 'self'",
    });
}

/** Changes with every file of the build (their names contain hashes) and with the worker itself. */
function buildName(worker: string): string {
  const hash = createHash('sha256').update(worker);
  try {
    for (const file of readdirSync('build/client/assets').sort()) hash.update(file);
  } catch {
    hash.update('no build'); // development and tests without pages
  }
  return hash.digest('hex').slice(0, 12);
}
