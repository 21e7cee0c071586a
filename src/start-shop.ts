import { randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import type { Hono } from 'hono';
import { BRAND } from '#src/brand.ts';
import { dieAt } from '#src/platform/checkpoint.ts';
import { systemClock } from '#src/platform/clock.ts';
import { openDatabase } from '#src/platform/database/database.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '#src/platform/database/embedded-postgres.ts';
import { migrate } from '#src/platform/database/migrate.ts';
import { createJobs } from '#src/platform/jobs.ts';
import { Live } from '#src/platform/live/live.ts';
import { createLog, type Log } from '#src/platform/log.ts';
import { openPost } from '#src/platform/mail/post.ts';
import { PageCache } from '#src/platform/page-cache/page-cache.ts';
import { listenForTags } from '#src/platform/page-cache/tag-listener.ts';
import { diskStore } from '#src/platform/pictures/disk-store.ts';
import { s3Store } from '#src/platform/pictures/s3-store.ts';
import type { Platform } from '#src/platform/platform.ts';
import { keepSecret } from '#src/platform/secrets.ts';
import { readSettings, type Settings } from '#src/platform/settings.ts';
import { createRazorpaySandbox } from '#src/sandbox/razorpay/sandbox.ts';
import { seedRoster } from '#src/shop/bookings/seed-roster.ts';
import { seedCatalogue } from '#src/shop/catalogue/seed/seed-catalogue.ts';
import { createAuth } from '#src/shop/identity/auth.ts';
import { seedAdministrator } from '#src/shop/identity/seed-administrator.ts';
import { createRazorpayGateway } from '#src/shop/payments/razorpay-gateway.ts';
import { registerJobs } from '#src/shop/register-jobs.ts';
import { seedServices } from '#src/shop/services/seed-services.ts';
import type { Shop } from '#src/shop/shop.ts';
import { keepStore } from '#src/shop/store-settings/keep-store.ts';
import { seedFaqs } from '#src/shop/support/seed-faqs.ts';

export type StartedShop = {
  shop: Shop;
  sandbox: Hono | undefined;
  isReady: () => boolean;
  /** Starts what runs beside the requests, once the server listens. */
  begin(): Promise<void>;
  /** Stops everything, the database last. */
  stop(): Promise<void>;
};

/**
 * Opens everything that the shop stands on: settings, database, migrations, seed, jobs, identity, payments.
 * @param ownAddress the server's own loopback address, known once it listens: the sandbox is reached there over HTTP
 */
export async function startShop(env: Record<string, string | undefined>, ownAddress: () => string): Promise<StartedShop> {
  const settings = readSettings(env);
  const log = createLog(settings.logLevel);
  dieAt(settings.killAt);
  mkdirSync(settings.dataDir, { recursive: true });
  const embedded = settings.databaseUrl ? undefined : await startEmbeddedPostgres(settings.dataDir, log);
  try {
    return await openShop(settings, log, settings.databaseUrl ?? embedded?.url ?? '', ownAddress, embedded);
  } catch (error) {
    if (!embedded?.adopted) await embedded?.stop(); // one that ran before may be somebody else's
    throw error;
  }
}

async function openShop(settings: Settings, log: Log, url: string, ownAddress: () => string, embedded: EmbeddedPostgres | undefined): Promise<StartedShop> {
  const database = openDatabase(url, { size: settings.databasePool, log });
  await migrate(database.pool, log);

  const clock = systemClock(settings.clockOffset);
  const cache = new PageCache(undefined, clock);
  const jobs = createJobs(url, log);
  const platform: Platform = {
    settings,
    db: database.db,
    clock,
    log,
    jobs,
    cache,
    store: { current: BRAND },
    live: new Live(cache),
    pictures: settings.s3 ? s3Store(settings.s3) : diskStore(settings.dataDir),
  };
  const secret = settings.authSecret ?? (await keepSecret(platform.db, 'auth', () => randomBytes(32).toString('base64url')));
  const auth = createAuth(platform, { secret, baseUrl: settings.publicUrl, secureCookies: settings.publicUrl?.startsWith('https:') ?? false });
  const { gateway, sandbox } = await openPayments(platform, ownAddress);
  const shop: Shop = { ...platform, auth, gateway };

  await keepStore(shop);
  await seedAdministrator(shop);
  if (settings.seed === 'demo') await seedCatalogue(shop);
  await seedServices(shop);
  if (settings.seed === 'demo') await seedRoster(shop);
  await seedFaqs(shop);
  const post = openPost(settings, () => platform.store.current.name);
  registerJobs(shop, post);

  let ready = false;
  const listener = listenForTags(url, cache, log);
  return {
    shop,
    sandbox: sandbox?.app,
    isReady: () => ready,
    async begin() {
      await jobs.start(settings.role);
      sandbox?.startDeliveries();
      ready = true;
    },
    async stop() {
      ready = false;
      await sandbox?.stop();
      await jobs.stop();
      post.close();
      await listener.stop();
      await database.close();
      await embedded?.stop();
    },
  };
}

/** Razorpay itself where keys are set, else the sandbox with keys of its own; one code path for both. */
async function openPayments(platform: Platform, ownAddress: () => string) {
  const { settings, db, clock, log } = platform;
  if (settings.razorpay) return { gateway: createRazorpayGateway({ ...settings.razorpay, log }), sandbox: undefined };
  const fresh = () => randomBytes(18).toString('base64url');
  const keys = {
    keyId: `rzp_test_${(await keepSecret(db, 'sandbox key id', () => randomBytes(7).toString('hex'))).slice(0, 14)}`,
    keySecret: await keepSecret(db, 'sandbox key secret', fresh),
    webhookSecret: await keepSecret(db, 'sandbox webhook secret', fresh),
  };
  const sandbox = createRazorpaySandbox({ db, clock, log, ...keys, webhookUrl: () => `${ownAddress()}/api/razorpay/webhook` });
  return { gateway: createRazorpayGateway({ ...keys, log, sandbox: () => `${ownAddress()}/sandbox/razorpay` }), sandbox };
}
