import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningShop, runningShop } from '#tests/support/running-shop.ts';
import type { RunningServer } from '#tests/support/server.ts';

// What a shop costs that nobody visits: docs/decisions/0048. Two causes are held here, and a figure far above what was measured.

const LISTER = pathToFileURL(path.resolve(import.meta.dirname, '../support/list-modules.mjs')).href;
/** Needed by few requests, or by none: each is imported when it is. */
const LATER = [
  'age-encryption',
  'csv-parse',
  'fontkit',
  'jose',
  'nodemailer',
  'pdfkit',
  'prom-client',
  'read-excel-file',
  'sharp',
  '@opentelemetry/sdk-trace',
];
/** MiB; 160 to 180 were measured. Much more is a library, a cache or a flag that was lost. */
const MOST_RSS = 260;
/** The pool's last one, the queue's two, the one that listens, and one in time for a job. */
const MOST_CONNECTIONS = 5;

const folder = mkdtempSync(path.join(os.tmpdir(), 'kiran-modules-'));
const list = path.join(folder, 'modules');
let shop: RunningShop;
let server: RunningServer;
beforeAll(async () => {
  shop = await runningShop();
  server = await shop.another({ NODE_OPTIONS: `--import=${LISTER}`, KIRAN_TEST_MODULES: list });
});
afterAll(async () => {
  await shop?.close();
  rmSync(folder, { recursive: true, force: true });
});

describe('a shop that nobody visits', () => {
  it('lets go of the connections that its start has used', async () => {
    const count = async () =>
      (
        await shop.sql.query(
          "select count(*)::int as count from pg_stat_activity where application_name like 'kiran%' and datname = current_database()",
        )
      ).rows[0].count;
    await expect.poll(count, { timeout: 120_000, interval: 250 }).toBeLessThanOrEqual(2 * MOST_CONNECTIONS);
  });

  it.runIf(process.platform === 'linux')('takes no more memory than expected', () => {
    const kilobytes = Number(/^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${shop.server.pid}/status`, 'utf8'))?.[1]);
    expect(kilobytes / 1024).toBeGreaterThan(50);
    expect(kilobytes / 1024).toBeLessThan(MOST_RSS);
  });

  it('has not loaded what few requests need', async () => {
    await server.stop();
    const modules = readFileSync(list, 'utf8').split('\n');
    expect(modules.some((url) => url.includes('/node_modules/kysely/'))).toBe(true);
    expect(LATER.filter((name) => modules.some((url) => url.includes(`/node_modules/${name}/`)))).toEqual([]);
  });
});
