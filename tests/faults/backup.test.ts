import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, describe, expect, it } from 'vitest';
import { openEmbedded } from '#src/platform/database/find-database.ts';
import { createLog } from '#src/platform/log/log.ts';
import { wrongInBooks } from '#tests/support/books.ts';
import { runCommand, runWell } from '#tests/support/command.ts';
import { emptyDatabase } from '#tests/support/database.ts';
import { keepBuying, orderTotals, sumsOf } from '#tests/support/drill.ts';
import { rounds, tell } from '#tests/support/rounds.ts';
import { type RunningShop, runningShop, type Shopper } from '#tests/support/running-shop.ts';
import { ADMIN_EMAIL, ADMIN_PASSWORD, type RunningServer, startServer } from '#tests/support/server.ts';

// A shop is backed up while it sells, its machine is lost, and it is restored elsewhere: from an external database to an embedded one, from
// there to an external one of an ordinary role, each compared with what customers were told (docs/operations.md, Backup and Restore).

const MINUTES = { timeout: 900_000 };
const PATIENCE = { timeout: 600_000, interval: 50 };
const around = mkdtempSync(path.join(existsSync('/dev/shm') ? '/dev/shm' : os.tmpdir(), 'kiran-backup-'));
chmodSync(around, 0o755); // the database's account must be able to enter
const folder = (name: string) => path.join(around, name);
const servers: RunningServer[] = [];
const dropped: (() => Promise<void>)[] = [];

let shop: RunningShop;
let acknowledged: { id: string; at: number }[];
let backupBegan: number;
let totals: Map<string, number>;
let addresses: { pictures: string[]; documents: string[] };
let before: { pictures: string[]; documents: string[] };

const admin = async (server: RunningServer): Promise<Shopper> => {
  const visitor = server.visitor();
  return { ...visitor, ...(await visitor.signIn({ email: ADMIN_EMAIL, password: ADMIN_PASSWORD })) };
};

it('a shop is backed up while it sells', MINUTES, async () => {
  shop = await runningShop({ DATA_DIR: folder('first') });
  const owner = await shop.admin();
  const picture = readFileSync(path.resolve(import.meta.dirname, '../../docs/pictures/product.webp'));
  const sent = await owner.call('POST', '/pictures', undefined, {
    raw: new Uint8Array(picture),
    headers: { 'content-type': 'image/webp' },
  });
  expect(sent.status, sent.text).toBe(201);
  const sales = await keepBuying(shop, rounds(3, 8));
  const enough = rounds(6, 400);
  await expect.poll(() => sales.acknowledged.length, PATIENCE).toBeGreaterThanOrEqual(enough);
  const [first] = sales.acknowledged;
  const shipped = await owner.call('POST', `/order/${first?.id}/shipments`, { carrier: 'Gati' });
  expect(shipped.status, shipped.text).toBe(201);
  const { documents } = (await owner.call('GET', `/order/${first?.id}/documents`)).body.data;
  const media = () =>
    existsSync(folder('first/media'))
      ? readdirSync(folder('first/media')).filter((name) => !name.endsWith('.part'))
      : [];
  await expect.poll(() => media().length, PATIENCE).toBeGreaterThan(2);
  const waiting = () => shop.sql.query("select from picture where state = 'waiting'");
  await expect.poll(async () => (await waiting()).rowCount, PATIENCE).toBe(0);
  addresses = {
    pictures: media().map((name) => `/media/${name}`),
    documents: documents.map(({ url }: { url: string }) => url),
  };
  before = {
    pictures: await sumsOf(shop.server, addresses.pictures),
    documents: await sumsOf(shop.server, addresses.documents, owner),
  };

  backupBegan = Date.now();
  const ran = await runWell('backup', ['--to', folder('kept')], {
    DATABASE_URL: shop.databaseUrl,
    DATA_DIR: folder('first'),
  });
  tell(`backed up under ${rounds(3, 8)} customers who buy, in ${Math.round(ran.ms)} ms: ${ran.output.trim()}`);
  const sold = sales.acknowledged.length;
  await expect.poll(() => sales.acknowledged.length, PATIENCE).toBeGreaterThan(sold); // it went on selling
  await sales.stop();
  expect(sales.failures).toEqual([]);
  acknowledged = sales.acknowledged.filter(({ at }) => at < backupBegan);
  totals = await orderTotals(shop.databaseUrl);
  await shop.close(); // the machine is lost, with its database
  rmSync(folder('first'), { recursive: true, force: true });
});

afterAll(async () => {
  await Promise.all(servers.map((server) => server.stop()));
  for (const drop of dropped) await drop();
  rmSync(around, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
});

/** Everything that was acknowledged before the backup began is there, to the paisa, and opens. */
async function compare(server: RunningServer, url: string): Promise<void> {
  const restored = await orderTotals(url);
  for (const { id } of acknowledged) expect(restored.get(id), id).toBe(totals.get(id));
  const sql = new pg.Pool({ connectionString: url, max: 2 });
  expect(await wrongInBooks(sql, 'now')).toEqual([]);
  await sql.end();
  expect(await sumsOf(server, addresses.pictures)).toEqual(before.pictures);
  expect(await sumsOf(server, addresses.documents, await admin(server))).toEqual(before.documents);
}

async function start(env: Record<string, string>): Promise<RunningServer> {
  const server = await startServer({ env: { SEED: 'none', ...env } });
  servers.push(server);
  return server;
}

describe('a shop whose machine is lost', MINUTES, () => {
  it('is restored into an embedded database, sells on, is moved into an external one, and nothing is missing', async () => {
    const began = performance.now();
    const ran = await runWell('restore', ['--from', folder('kept')], { DATA_DIR: folder('second') });
    let server = await start({ DATA_DIR: folder('second') });
    const took = ((performance.now() - began) / 1000).toFixed(1);
    const embedded = await openEmbedded(folder('second'), createLog('silent'));
    await compare(server, embedded.url);
    const lost = [...totals.keys()].length - (await orderTotals(embedded.url)).size;
    tell(`RTO ${took} s until it sells again; RPO: the ${lost} orders since the backup began. ${ran.output.trim()}`);

    const again = await runCommand('restore', ['--from', folder('kept')], { DATA_DIR: folder('second') });
    expect(again).toMatchObject({ code: 1, output: expect.stringMatching(/Another Kiran .* is using the data in/) });
    const { url: target, drop } = await emptyDatabase();
    dropped.push(drop);
    const running = await runCommand('move-to', [target], { DATA_DIR: folder('second') });
    expect(running).toMatchObject({ code: 1, output: expect.stringMatching(/^Another Kiran .* stop it/) });

    await server.stop();
    const twice = await runCommand('restore', ['--from', folder('kept')], { DATA_DIR: folder('second') });
    expect(twice).toMatchObject({
      code: 1,
      output: expect.stringMatching(/There is something in .* and nothing is overwritten/),
    });
    const moved = await runWell('move-to', [target], { DATA_DIR: folder('second') });
    tell(moved.output.trim());
    const full = await runCommand('move-to', [target], { DATA_DIR: folder('second') });
    expect(full).toMatchObject({ code: 1, output: expect.stringMatching(/was moved to .* set DATABASE_URL to it/) });
    server = await start({ DATA_DIR: folder('second'), DATABASE_URL: target });
    await compare(server, target);
  });
});
