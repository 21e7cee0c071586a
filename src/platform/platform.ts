import type { ShopSettings } from '#src/kernel/brand.ts';
import type { Database } from '#src/platform/database/database.ts';
import type { Outage } from '#src/platform/database/outage.ts';
import type { FairQueue } from '#src/platform/http/fair-queue.ts';
import type { Live } from '#src/platform/live/live.ts';
import type { Log } from '#src/platform/log/log.ts';
import type { SecurityLog } from '#src/platform/log/security-log.ts';
import type { PictureStore } from '#src/platform/media/picture-store.ts';
import type { PageCache } from '#src/platform/page-cache/page-cache.ts';
import type { Press } from '#src/platform/pdf/pdf-pool.ts';
import type { Jobs } from '#src/platform/queue/jobs.ts';
import type { Settings } from '#src/platform/settings/settings.ts';
import type { Clock } from './clock.ts';
import type { PersonalHash } from './personal-hash.ts';

/** What every use case may lean on. It is handed in; nothing in the shop opens a connection or reads the environment by itself. */
export type Platform = {
  settings: Settings;
  db: Database;
  /** Whether the database is away. */
  outage: Outage;
  clock: Clock;
  log: Log;
  /** What whoever watches over the shop wants to know. */
  security: SecurityLog;
  jobs: Jobs;
  cache: PageCache;
  /** How the shop names itself now; replaced when the owner changes it (shop/back-office/settings/). */
  shopSettings: { current: ShopSettings };
  /** Tells of expired tags, this instance's own and the others'. */
  live: Live;
  pictures: PictureStore;
  /** For what may be recognised and not read: network addresses above all. */
  personalHash: PersonalHash;
  /** Where pages that are in no cache wait for their turn to be rendered, files for theirs, and public answers for theirs. */
  renders: FairQueue;
  files: FairQueue;
  answers: FairQueue;
  press: Press;
};
