import type { Hono } from 'hono';
import { webhookData } from '#src/api/back-office/webhook-data.ts';
import { BRAND } from '#src/kernel/brand.ts';
import { CannotStart } from '#src/platform/cannot-start.ts';
import { dieAt } from '#src/platform/checkpoint.ts';
import { systemClock } from '#src/platform/clock.ts';
import { findDataDir } from '#src/platform/data-dir.ts';
import { checkDatabase } from '#src/platform/database/check-database.ts';
import { openDatabase } from '#src/platform/database/database.ts';
import { databaseTrouble } from '#src/platform/database/database-trouble.ts';
import { startEmbeddedPostgres } from '#src/platform/database/embedded-postgres.ts';
import { migrate } from '#src/platform/database/migrate.ts';
import { Outage } from '#src/platform/database/outage.ts';
import { watchClock } from '#src/platform/database/watch-clock.ts';
import { EdgeCaches } from '#src/platform/edge-cache/edge-caches.ts';
import { FairQueue, type QueueLimits } from '#src/platform/http/fair-queue.ts';
import type { Readiness } from '#src/platform/http/health.ts';
import { Overload } from '#src/platform/http/overload.ts';
import { Live } from '#src/platform/live/live.ts';
import { createLog, type Log } from '#src/platform/log/log.ts';
import { SecurityLog } from '#src/platform/log/security-log.ts';
import { openPost } from '#src/platform/mail/transport.ts';
import { checkStore } from '#src/platform/media/check-store.ts';
import { diskStore } from '#src/platform/media/disk-store.ts';
import { s3Store } from '#src/platform/media/s3-store.ts';
import { Tally } from '#src/platform/metrics/tally.ts';
import { PageCache } from '#src/platform/page-cache/page-cache.ts';
import { listenForTags } from '#src/platform/page-cache/tag-listener.ts';
import { openPress } from '#src/platform/pdf/pdf-pool.ts';
import { personalHash } from '#src/platform/personal-hash.ts';
import type { Platform } from '#src/platform/platform.ts';
import { isHttps } from '#src/platform/private-network.ts';
import { createJobs } from '#src/platform/queue/jobs.ts';
import { loadAuthSecret } from '#src/platform/settings/auth-secret.ts';
import type { Settings } from '#src/platform/settings/settings.ts';
import { adviceOn } from '#src/platform/settings/settings-advice.ts';
import { startTracing } from '#src/platform/trace/start-tracing.ts';
import { listMadeUp } from '#src/shop/back-office/opening/made-up-facts.ts';
import { watchOpening } from '#src/shop/back-office/opening/watch-opening.ts';
import { isDemonstration } from '#src/shop/back-office/settings/demonstration.ts';
import { checkStates } from '#src/shop/back-office/settings/sold-states.ts';
import { watchShopSettings } from '#src/shop/back-office/settings/watch-shop-settings.ts';
import { seedCatalogue } from '#src/shop/catalogue/seed/seed-catalogue.ts';
import { translateDemonstration } from '#src/shop/catalogue/seed/translate-demonstration.ts';
import { seedFaqs } from '#src/shop/content/support/seed-faqs.ts';
import { openIdProvider } from '#src/shop/customers/identity/google/open-id-provider.ts';
import { seedAdministrator } from '#src/shop/customers/identity/seed-administrator.ts';
import { registerJobs } from '#src/shop/register-jobs.ts';
import { PURCHASABLES } from '#src/shop/sales/checkout/purchasables.ts';
import { forgetZoneDays } from '#src/shop/sales/delivery/forget-zone-days.ts';
import { seedOffers } from '#src/shop/sales/promotions/seed-offers.ts';
import { seedRoster } from '#src/shop/services/bookings/seed-roster.ts';
import { seedServices } from '#src/shop/services/plans/seed-services.ts';
import { readSettings, unreadSettings } from '#src/shop/settings.ts';
import type { Shop } from '#src/shop/shop.ts';
import { openPayments } from './open-payments.ts';

export type StartedShop = {
  shop: Shop;
  /** The administrator's, if this start has created one; it has already been shown. */
  firstPassword: string | undefined;
  sandbox: Hono | undefined;
  readiness: () => Readiness;
  /** Starts background work, once the server listens. */
  begin(): Promise<void>;
  /** Keeps the embedded database running from now on; `lost` is called once when that fails. */
  watch(lost: (error: CannotStart) => void): void;
  /** From now on /readyz says that this instance is about to stop; everything else goes on. */
  drain(): void;
  /** Stops everything, the database last. */
  stop(): Promise<void>;
};

/**
 * Opens everything that the shop needs: settings, database, migrations, seed, jobs, identity, payments.
 * @param ownAddress the server's own loopback address, known once it listens: the sandbox is reached there over HTTP
 */
export async function startShop(
  env: Record<string, string | undefined>,
  ownAddress: () => string,
): Promise<StartedShop> {
  const wanted = readSettings(env);
  const log = createLog(wanted.logLevel, wanted.logFormat);
  const { dataDir, instead } = findDataDir(wanted);
  const settings = { ...wanted, dataDir, states: checkStates(wanted.states) };
  if (instead) log.info(`${instead} (DATA_DIR chooses another place).`);
  for (const line of [...unreadSettings(env), ...adviceOn(settings)]) log.warn(line);
  dieAt(settings.killAt);
  const stopTracing = await startTracing(env, log);
  const embedded = settings.databaseUrl ? undefined : await startEmbeddedPostgres(settings.dataDir, log);
  const opened = new AsyncDisposableStack();
  opened.defer(stopTracing);
  let found = embedded?.adopted;
  opened.defer(() => (found ? embedded?.leave() : embedded?.stop()));
  try {
    const opening = { settings, log, url: settings.databaseUrl ?? embedded?.url ?? '', ownAddress, opened };
    const shop = await openShop(opening);
    found = false; // until here, one that was already running is left as it was found
    return { ...shop, watch: (lost) => embedded?.watch(lost) };
  } catch (error) {
    await opened
      .disposeAsync()
      .catch((err: unknown) => log.warn({ err }, 'after a failed start, not everything could be closed'));
    const known = settings.databaseUrl && databaseTrouble(settings.databaseUrl, error);
    throw known ? new CannotStart(known, { cause: error }) : error;
  }
}

type Start = {
  settings: Settings;
  log: Log;
  url: string;
  ownAddress: () => string;
  /** How to close what has been opened so far: the last first, when the shop stops and when the start fails. */
  opened: AsyncDisposableStack;
};

async function openShop({ settings, log, url, ownAddress, opened }: Start): Promise<Omit<StartedShop, 'watch'>> {
  const outage = new Outage(log);
  const database = openDatabase(url, { size: settings.databasePool, log, outage, slowMs: settings.slowQueryMs });
  opened.defer(() => database.close());
  if (settings.databaseUrl) await checkDatabase(database.pool);
  await migrate(url, log);

  const clock = systemClock(settings.clockOffset);
  const cache = new PageCache(settings.pageCacheBytes, clock);
  const edge = settings.edgeCache && new EdgeCaches(settings.edgeCache, cache, log);
  opened.defer(() => edge?.stop());
  const security = new SecurityLog(log);
  opened.defer(() => security.close());
  const listener = listenForTags(url, cache, log, outage);
  opened.defer(() => listener.stop());
  const press = openPress(new URL('./shop/pdf-worker.ts', import.meta.url));
  opened.defer(() => press.close());
  const shopSettings = { current: BRAND };
  const post = openPost(settings, () => shopSettings.current.name);
  opened.defer(() => post.close());
  const tally = new Tally();
  const jobs = createJobs(url, log, outage, tally);
  opened.defer(() => jobs.stop());
  const secret = await loadAuthSecret(database.db, settings);
  await checkStore(database.db, settings, log);
  const overload = new Overload(log);
  opened.defer(() => overload.stop());
  const platform: Platform = {
    settings,
    db: database.db,
    pool: database.pool,
    outage,
    clock,
    log,
    tally,
    security,
    jobs,
    cache,
    edge,
    shopSettings,
    live: new Live(cache),
    pictures: settings.s3 ? s3Store(settings.s3, log) : diskStore(settings.dataDir),
    personalHash: personalHash(secret),
    ...openQueues(settings, overload),
    press,
  };
  const google = settings.google && openIdProvider(settings.google);
  const auth = { secret, secureCookies: isHttps(settings.publicUrl), google };
  const { gateways, sandbox } = await openPayments(platform, ownAddress);
  if (sandbox) opened.defer(() => sandbox.stop());
  const shop: Shop = { ...platform, auth, gateways, purchasables: PURCHASABLES, opening: await watchOpening(platform) };

  if (settings.seed === 'demo') {
    await seedCatalogue(shop);
    await translateDemonstration(shop);
  }
  const demonstration = await isDemonstration(shop.db);
  await watchShopSettings(shop);
  const firstPassword = await seedAdministrator(shop);
  await seedServices(shop);
  if (demonstration) await seedOffers(shop);
  if (demonstration && settings.seed === 'demo') await seedRoster(shop);
  if (!demonstration) await forgetZoneDays(shop);
  await seedFaqs(shop);
  const madeUp = settings.testPayments ? [] : await listMadeUp(shop);
  if (madeUp.length > 0)
    log.warn(
      `The payment keys are live, and nobody can pay until these are the owner’s own, at /admin: ${madeUp.join(', ')}.`,
    );
  registerJobs(shop, post, webhookData(shop));

  let readiness: Readiness = 'starting';
  if (settings.databaseUrl) {
    const clockWatch = await watchClock(database.db, clock, log); // an embedded one has this machine's clock
    opened.defer(() => clockWatch.stop());
  }
  return {
    shop,
    firstPassword,
    sandbox: sandbox?.app,
    readiness: () => readiness,
    async begin() {
      await jobs.start(settings.role);
      sandbox?.startDeliveries();
      overload.start();
      readiness = 'ready';
    },
    drain() {
      readiness = 'stopping';
    },
    async stop() {
      readiness = 'stopping';
      await opened.disposeAsync();
    },
  };
}

/**
 * An uncached page takes 5 to 20 ms of one processor: two at once overlap their waiting for the database, and further callers take turns.
 * One network may have four pages of its own a second over time; a whole district can be behind it, and most of what people look at is
 * cached. A file is written in a separate thread, one after the other. Calls may occupy the pool of connections, but never wait in it by the
 * hundred, so that buying, which does not queue, finds one soon.
 * @internal
 */
export function openQueues(
  { rateLimits }: Pick<Settings, 'rateLimits'>,
  overload: Overload,
): Pick<Platform, 'overload' | 'renders' | 'files' | 'answers' | 'calls'> {
  const queue = (atOnce: number, waiting: QueueLimits['waiting'], perSecond?: number, burst = 0, patience?: number) => {
    const rate = rateLimits && perSecond ? { perSecond, burst } : undefined;
    return new FairQueue({ atOnce, waiting, rate, overload, ...(patience && { patience }) });
  };
  return {
    overload,
    renders: queue(2, { each: 64, all: 256 }, 4, 80),
    files: queue(1, { each: 64, all: 128 }, 1, 40, 120_000),
    answers: queue(4, { each: 64, all: 256 }, 10, 200),
    calls: queue(24, { each: 256, all: 512 }),
  };
}
