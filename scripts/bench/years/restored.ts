import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { makeBackupKey } from '#src/platform/backup/seal.ts';
import { runWell } from '#tests/support/command.ts';
import { emptyDatabase } from '#tests/support/database.ts';
import { keepBuying, orderTotals } from '#tests/support/drill.ts';
import type { RunningShop } from '#tests/support/running-shop.ts';
import { AUTH_SECRET, folderOf, startServer } from '#tests/support/server.ts';
import { sizeOfFolder, sizeOfRows } from './sizes.ts';

const BUYERS = 2;
const BEFORE = 20_000;

type Shop = Pick<RunningShop, 'sql' | 'url' | 'databaseUrl' | 'product' | 'pay' | 'server'>;

/**
 * Backs the shop up with `npm run backup` while customers buy, restores that into an empty database of the same PostgreSQL with `npm run
 * restore`, starts a shop on it, and compares every order: it prints how long each took, and fails for an order that is not as it was.
 */
export async function measureRestore(shop: Shop, sealed: boolean): Promise<void> {
  const around = mkdtempSync(path.join(os.tmpdir(), 'kiran-years-'));
  const kept = path.join(around, 'kept');
  const key = sealed ? { BACKUP_KEY: (await makeBackupKey()).secret } : undefined;
  const { url, drop } = await emptyDatabase();
  try {
    const rows = await sizeOfRows(shop.sql);
    const sales = await keepBuying(shop as RunningShop, BUYERS);
    await setTimeout(BEFORE);
    const [before, began] = [sales.acknowledged.length, Date.now()];
    const backup = await runWell('backup', ['--to', kept], {
      DATABASE_URL: shop.databaseUrl,
      DATA_DIR: folderOf(shop.databaseUrl),
      AUTH_SECRET,
      ...key,
    });
    const during = sales.acknowledged.length - before;
    await sales.stop();
    if (sales.failures.length > 0) throw new Error(`While the backup was made: ${sales.failures[0]}`);
    const acknowledged = sales.acknowledged.filter(({ at }) => at < began);
    const totals = await orderTotals(shop.databaseUrl);
    await shop.server.stop(); // its machine is lost

    const lost = performance.now();
    const env = { DATABASE_URL: url, DATA_DIR: path.join(around, 'data'), AUTH_SECRET };
    const restore = await runWell('restore', ['--from', kept], { ...env, ...key });
    const server = await startServer({ env: { ...env, SEED: 'none' } });
    while ((await fetch(`${server.url}/readyz`)).status !== 200) await setTimeout(20);
    const rto = performance.now() - lost;
    await server.stop();

    const restored = await orderTotals(url);
    for (const [id, total] of restored)
      if (totals.get(id) !== total) throw new Error(`The order ${id} is ${total} instead of ${totals.get(id)} paise.`);
    const missing = acknowledged.find(({ id }) => !restored.has(id));
    if (missing) throw new Error(`The order ${missing.id} was acknowledged before the backup and is lost.`);
    console.table({
      ...rows,
      backup: sizeOfFolder(kept),
      encrypted: sealed,
      'seconds of backup': seconds(backup.ms),
      'seconds of restore': seconds(restore.ms),
      'seconds until ready (RTO)': seconds(rto),
      'orders a second before the backup': ((1000 * before) / BEFORE).toFixed(1),
      'orders a second meanwhile': ((1000 * during) / backup.ms).toFixed(1),
      'orders restored, equal to the paisa': restored.size,
      'orders since the backup began (RPO)': totals.size - restored.size,
    });
    console.log(backup.output + restore.output);
  } finally {
    await drop();
    rmSync(around, { recursive: true, force: true });
  }
}

const seconds = (ms: number) => Math.round(ms / 1000);
