import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { BRAND } from '#src/kernel/brand.ts';
import type { Clock } from '#src/platform/clock.ts';
import { Outage } from '#src/platform/database/outage.ts';
import { Overload } from '#src/platform/http/overload.ts';
import { Live } from '#src/platform/live/live.ts';
import { createLog } from '#src/platform/log/log.ts';
import { SecurityLog } from '#src/platform/log/security-log.ts';
import { diskStore } from '#src/platform/media/disk-store.ts';
import { Tally } from '#src/platform/metrics/tally.ts';
import { PageCache } from '#src/platform/page-cache/page-cache.ts';
import { openPress } from '#src/platform/pdf/pdf-pool.ts';
import { personalHash } from '#src/platform/personal-hash.ts';
import type { Platform } from '#src/platform/platform.ts';
import { createJobs } from '#src/platform/queue/jobs.ts';
import { readSettings } from '#src/shop/settings.ts';
import { openQueues } from '#src/start-shop.ts';
import { demonstrationDatabase } from '#tests/support/database.ts';

/** A clock that a test moves; it runs on from wherever it was set. */
type MovableClock = Clock & { pass(seconds: number): void };

function movableClock(): MovableClock {
  let moved = 0;
  return {
    now: () => new Date(Date.now() + moved),
    pass: (seconds) => {
      moved += seconds * 1000;
    },
  };
}

/** An actor who may do everything, for use cases that record who acted. */
export const OWNER = { uid: 'owner', name: 'The owner' };

export type TestPlatform = Platform & { clock: MovableClock; url: string; close(): Promise<void> };

/** Everything that a use case depends on, on its own database. Jobs wait in the queue unless the test starts them (`platform.jobs.start('all')`). */
export async function openPlatform(env: Record<string, string> = {}): Promise<TestPlatform> {
  const { db, url, close } = await demonstrationDatabase();
  const log = createLog('silent');
  const outage = new Outage(log);
  const jobs = createJobs(url, log, outage);
  const cache = new PageCache();
  const settings = readSettings({
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    SEED: 'none',
    RATE_LIMITS: 'off',
    DATABASE_URL: url,
    ...env,
  });
  const pictures = mkdtempSync(path.join(os.tmpdir(), 'kiran-pictures-'));
  const press = openPress(new URL('../../src/shop/pdf-worker.ts', import.meta.url));
  return {
    settings,
    ...openQueues(settings, new Overload(log)),
    press,
    db,
    pool: { totalCount: 0, idleCount: 0, waitingCount: 0 },
    outage,
    tally: new Tally(),
    url,
    clock: movableClock(),
    log,
    security: new SecurityLog(log),
    jobs,
    cache,
    shopSettings: { current: BRAND },
    live: new Live(cache),
    pictures: diskStore(pictures),
    personalHash: personalHash('a key of the test'),
    async close() {
      await jobs.stop();
      await press.close();
      await close();
      rmSync(pictures, { recursive: true, force: true });
    },
  };
}
