import type { Hono } from 'hono';
import { diskSpace } from '#src/platform/metrics/disk-space.ts';
import { seldom } from '#src/platform/metrics/seldom.ts';
import { isSameSecret } from '#src/platform/signature.ts';
import { diskFamilies, processFamilies, sharedFamilies } from '#src/shop/back-office/health/metrics.ts';
import { readFacts } from '#src/shop/back-office/health/read-facts.ts';
import type { Shop } from '#src/shop/shop.ts';

/** Milliseconds between two questions to the database, for all who scrape, and how long one waits for the answer. */
const ASKING = { every: 5_000, patience: 2_000 };

/**
 * `/metrics` in Prometheus' text format, for those who have METRICS_TOKEN. For all others there is no such address: they get what any unknown
 * one gets. Prometheus' client is loaded only where a token is set.
 */
export function metricsCall(app: Hono, shop: Shop): void {
  const { metricsToken: token, dataDir } = shop.settings;
  if (token === undefined) return;
  const facts = seldom(() => readFacts(shop), ASKING);
  const loading = import('#src/platform/metrics/exposition.ts').then(({ openExposition }) => openExposition());
  app.get('/metrics', async (c, next) => {
    if (!isBearer(c.req.header('authorization'), token)) return next();
    const { expose, type } = await loading;
    const [known, disk] = await Promise.all([shop.outage.isOn ? undefined : facts(), diskSpace(dataDir)]);
    const text = await expose([...processFamilies(shop), ...diskFamilies(disk), ...sharedFamilies(known)]);
    return c.body(text, 200, { 'content-type': type, 'cache-control': 'no-store' });
  });
}

const isBearer = (header: string | undefined, token: string): boolean => isSameSecret(header ?? '', `Bearer ${token}`);
