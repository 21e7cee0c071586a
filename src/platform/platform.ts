import type { ShopSettings } from '#src/kernel/brand.ts';
import type { Database, PoolFigures } from '#src/platform/database/database.ts';
import type { Outage } from '#src/platform/database/outage.ts';
import type { EdgeCaches } from '#src/platform/edge-cache/edge-caches.ts';
import type { FairQueue } from '#src/platform/http/fair-queue.ts';
import type { Overload } from '#src/platform/http/overload.ts';
import type { Live } from '#src/platform/live/live.ts';
import type { Log } from '#src/platform/log/log.ts';
import type { SecurityLog } from '#src/platform/log/security-log.ts';
import type { PictureStore } from '#src/platform/media/picture-store.ts';
import type { Tally } from '#src/platform/metrics/tally.ts';
import type { PageCache } from '#src/platform/page-cache/page-cache.ts';
import type { Press } from '#src/platform/pdf/pdf-pool.ts';
import type { Jobs } from '#src/platform/queue/jobs.ts';
import type { Settings } from '#src/platform/settings/settings.ts';
import type { Clock } from './clock.ts';
import type { PersonalHash } from './personal-hash.ts';

/** What every use case may depend on. It is passed in; nothing in the shop opens a connection or reads the environment itself. */
export type Platform = {
  settings: Settings;
  db: Database;
  /** How many connections the shop has, and who waits for one. */
  pool: PoolFigures;
  /** Whether the database is away. */
  outage: Outage;
  clock: Clock;
  log: Log;
  /** What this process has counted since its start. */
  tally: Tally;
  /** Security events, for monitoring. */
  security: SecurityLog;
  jobs: Jobs;
  cache: PageCache;
  /** The caches in front of the shop, if there are any. */
  edge?: EdgeCaches | undefined;
  /** The shop's current settings; replaced when the owner changes them (shop/back-office/settings/), which `settled` waits for. */
  shopSettings: { current: ShopSettings; settled?: () => Promise<void> };
  /** Notifies of expired tags, from this instance and the others. */
  live: Live;
  pictures: PictureStore;
  /** For values that may be recognised but not read: network addresses above all. */
  personalHash: PersonalHash;
  /** Whether more is asked than can be done. */
  overload: Overload;
  /** Queues for rendering uncached pages, for files, and for public answers. */
  renders: FairQueue;
  files: FairQueue;
  answers: FairQueue;
  /** The queue for calls, except those that an overload must not reach. */
  calls: FairQueue;
  press: Press;
};
