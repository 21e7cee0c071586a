import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import type { Log } from '#src/platform/log/log.ts';
import { address } from './embedded/home.ts';
import { asShop, startEmbeddedPostgres } from './embedded-postgres.ts';

/**
 * The embedded database of a shop, whether the shop runs or not: one that runs is used as it is, otherwise it is started and, by `stop`,
 * stopped again.
 */
export async function openEmbedded(dataDir: string, log: Log): Promise<{ url: string; stop(): Promise<void> }> {
  const running = await findRunning(path.resolve(dataDir, 'postgres'));
  if (running) return { url: running, stop: async () => {} };
  const { url, stop } = await startEmbeddedPostgres(dataDir, log);
  return { url, stop };
}

/** Changes nothing: unlike a start, this may happen under a running shop. */
async function findRunning(folder: string): Promise<string | undefined> {
  const note = path.join(folder, 'data', 'postmaster.pid');
  if (!existsSync(note)) return undefined;
  const port = Number(readFileSync(note, 'utf8').split('\n')[3]);
  const password = readFileSync(path.join(folder, 'password'), 'utf8');
  for (const url of [address(port, password, folder), address(port, password, '')]) {
    const client = new pg.Client({ connectionString: asShop(url, password), connectionTimeoutMillis: 2_000 });
    client.on('error', () => {});
    const answers = await client.connect().then(
      () => true,
      () => false,
    );
    await client.end().catch(() => {});
    if (answers) return asShop(url, password);
  }
  return undefined;
}
