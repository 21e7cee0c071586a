import { type DiskSpace, diskSpace } from '#src/platform/metrics/disk-space.ts';
import type { FailedJob } from '#src/platform/queue/jobs.ts';
import { shopVersion } from '#src/platform/shop-version.ts';
import type { Shop } from '#src/shop/shop.ts';
import { selectDatabaseFacts } from './health.store.ts';
import type { HealthItem } from './health-item.ts';
import { judgeHealth } from './judge-health.ts';
import { readFacts } from './read-facts.ts';

export type Health = {
  at: Date;
  items: HealthItem[];
  /** The newest; `items` has how many there are. */
  failedJobs: FailedJob[];
  versions: { shop: string; node: string; database: string; migration: string };
  /** In bytes. */
  databaseBytes: number;
  disk: DiskSpace | undefined;
  /** When this instance started. */
  startedAt: Date;
};

const MOST_LISTED = 200;

/** How the shop is, for its owner, read fresh. The disk and the start are those of the instance that answers. */
export async function checkHealth(shop: Shop): Promise<Health> {
  const facts = await readFacts(shop);
  const [disk, database, failedJobs] = await Promise.all([
    diskSpace(shop.settings.dataDir),
    selectDatabaseFacts(shop.db),
    shop.jobs.listFailed(shop.db, MOST_LISTED),
  ]);
  return {
    at: facts.at,
    items: judgeHealth({ facts, disk, database, bucket: shop.settings.s3 !== undefined }),
    failedJobs,
    versions: {
      shop: shopVersion(),
      node: process.versions.node,
      database: database.version,
      migration: database.migration.replace(/\.sql$/, ''),
    },
    databaseBytes: database.bytes,
    disk,
    startedAt: new Date(shop.clock.now().getTime() - process.uptime() * 1000),
  };
}
