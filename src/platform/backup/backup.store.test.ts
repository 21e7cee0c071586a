import { mkdtempSync, readdirSync, readFileSync, rmSync, unlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrate } from '#src/platform/database/migrate.ts';
import { createLog } from '#src/platform/log/log.ts';
import { diskStore } from '#src/platform/media/disk-store.ts';
import { buildQueue } from '#src/platform/queue/build-queue.ts';
import { emptyDatabase, type FreshDatabase, freshDatabase } from '#tests/support/database.ts';
import { openSignedBucket } from '#tests/support/signed-bucket.ts';
import { fillDatabase } from './fill-database.ts';
import { folderTarget } from './folder-target.ts';
import { listBackups } from './manifest.ts';
import { openTarget } from './open-target.ts';
import { prune } from './prune.ts';
import { readBackup } from './read-backup.ts';
import { makeBackupKey, openSeal, type Seal } from './seal.ts';
import type { BackupTarget } from './target.ts';
import { writeBackup } from './write-backup.ts';

const log = createLog('silent');
const FIGURES = { secrets: 'select count(*) from secret', letters: 'select sum(length(value)) from secret' };
const around = mkdtempSync(path.join(os.tmpdir(), 'kiran-backup-'));
const place = (name: string) => path.join(around, name);
const pictures = diskStore(place('data'));

let database: FreshDatabase;
beforeAll(async () => {
  database = await freshDatabase();
  await buildQueue(database.url);
  // Whatever a text may hold: tabs, line ends, backslashes, quotes, the escapes of COPY itself.
  const texts = fc.sample(
    fc.string({ unit: fc.constantFrom('\\', '\n', '\t', '\r', '"', "'", '.', 'N', 'ક', '😀', ' ') }),
    300,
  );
  for (const [at, text] of ['\\.', '\\N', '', ...texts].entries())
    await database.pool.query('insert into secret (name, value) values ($1, $2)', [`${at} ${text}`, text]);
  await database.pool.query('create table by_hand (note text)');
  for (const name of ['media/p-1-640.avif', 'originals/p-1.jpg', 'private/r-1-1280.webp'])
    await pictures.put(name, Buffer.from(`bytes of ${name}`), 'image/any');
});
afterAll(async () => {
  await database?.close();
  rmSync(around, { recursive: true, force: true });
});

const backUp = (target: BackupTarget, seal: Seal, now = () => new Date()) =>
  writeBackup(
    { databaseUrl: database.url, pictures, authSecret: 'the key of sessions', version: '1', figures: FIGURES },
    target,
    seal,
    now,
  );

const secrets = async (pool: pg.Pool) =>
  (await pool.query<{ name: string; value: string }>('select name, value from secret order by name collate "C"')).rows;

/** Indexes, constraints, and which triggers act. */
const shape = async (pool: pg.Pool) =>
  (
    await pool.query<{ part: string }>(`
      select indexdef as part from pg_indexes where schemaname in ('public', 'pgboss')
      union all select conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) from pg_constraint
        where connamespace::regnamespace::text in ('public', 'pgboss')
      union all select tgrelid::regclass || ' ' || tgname || ' ' || tgenabled::text from pg_trigger where not tgisinternal order by 1`)
  ).rows.map(({ part }) => part);

async function restored(target: BackupTarget, seal: Seal, check: (pool: pg.Pool, left: string[]) => Promise<void>) {
  const backup = await readBackup(target, seal);
  const { url, drop } = await emptyDatabase();
  const figures = { statements: FIGURES, values: backup.contents.figures };
  const left = await fillDatabase(url, backup.contents.database, ({ bytes }) => backup.rows(bytes), figures, log);
  const pool = new pg.Pool({ connectionString: url, max: 1 });
  try {
    await check(pool, left);
  } finally {
    await pool.end();
    await drop();
  }
  return backup;
}

describe('a backup in a folder', () => {
  it('comes back whole: rows, sequences, indexes, keys and triggers, and names what no migration made', async () => {
    const target = folderTarget(place('plain'));
    const seal = await openSeal(undefined);
    await backUp(target, seal);
    const { contents } = await restored(target, seal, async (pool, left) => {
      expect(await secrets(pool)).toEqual(await secrets(database.pool));
      expect(await shape(pool)).toEqual(await shape(database.pool));
      expect(left).toEqual(['public.by_hand']);
    });
    expect(contents.authSecret).toBeUndefined(); // whoever has both would be everybody
    expect(
      readFileSync(path.join(place('plain'), (await listBackups(target))[0] as string, 'contents.json'), 'utf8'),
    ).not.toContain('the key of sessions');
  });

  it('says so when it was cut, changed or thinned out, wherever', async () => {
    const { secret } = await makeBackupKey();
    const seal = await openSeal(secret);
    const target = folderTarget(place('damaged'));
    await backUp(target, seal);
    await readBackup(target, seal);
    const files = readdirSync(place('damaged'), { recursive: true, encoding: 'utf8' })
      .map((name) => path.join(place('damaged'), name))
      .filter((name) => /\.(age|json|sha256)$/.test(name));
    expect(files.length).toBeGreaterThan(5);
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...files),
        fc.constantFrom('cut', 'change', 'remove'),
        fc.nat(),
        async (file, how, at) => {
          const whole = readFileSync(file);
          const other = Buffer.from(whole);
          other[at % whole.length] = (whole[at % whole.length] as number) ^ 1;
          if (how === 'remove') unlinkSync(file);
          else writeFileSync(file, how === 'cut' ? whole.subarray(0, at % whole.length) : other);
          await expect(readBackup(target, seal)).rejects.toMatchObject({ name: 'CannotStart' });
          writeFileSync(file, whole);
        },
      ),
      { numRuns: 60 },
    );
    await readBackup(target, seal);
  });

  it('is read with its secret key only, and has the key of sessions', async () => {
    const [mine, other] = [await makeBackupKey(), await makeBackupKey()];
    const target = folderTarget(place('sealed'));
    await backUp(target, await openSeal(mine.recipient));
    await expect(readBackup(target, await openSeal(undefined))).rejects.toThrow(/is encrypted: set BACKUP_KEY/);
    await expect(readBackup(target, await openSeal(mine.recipient))).rejects.toThrow(/only the public key/);
    await expect(readBackup(target, await openSeal(other.secret))).rejects.toThrow(/BACKUP_KEY is not its key/);
    const { contents, file } = await readBackup(target, await openSeal(mine.secret));
    expect(contents.authSecret).toBe('the key of sessions');
    const [photo] = contents.files.filter(({ key }) => key.startsWith('private/'));
    expect((await file(photo?.stored ?? '')).toString()).toBe('bytes of private/r-1-1280.webp');
    const stored = readdirSync(place('sealed'), { recursive: true, encoding: 'utf8' }).filter((name) =>
      name.endsWith('.age'),
    );
    for (const name of stored) expect(readFileSync(place(`sealed/${name}`)).includes('bytes of')).toBe(false);
  });

  it('refuses rows that are not those of the backup; no shop starts on what is unfinished, and it can be run again', async () => {
    const target = folderTarget(place('refused'));
    await backUp(target, await openSeal(undefined));
    const { contents, rows } = await readBackup(target, await openSeal(undefined));
    const { url, drop } = await emptyDatabase();
    const wrong = contents.database.tables.map((table) =>
      table.name === 'secret' ? { ...table, sha256: table.sha256.replaceAll(/./g, '0') } : table,
    );
    const fill = () =>
      fillDatabase(
        url,
        { ...contents.database, tables: wrong },
        ({ bytes }) => rows(bytes),
        { statements: {}, values: {} },
        log,
      );
    await expect(fill()).rejects.toThrow(/public\.secret is not as it was/);
    const pool = new pg.Pool({ connectionString: url, max: 1 });
    expect(await secrets(pool)).toEqual([]);
    expect((await pool.query("select to_regclass('restore_unfinished') as mark")).rows).toEqual([
      { mark: 'restore_unfinished' },
    ]);
    await expect(migrate(url, log)).rejects.toThrow(/has not finished: run npm run restore again/);
    // The same command again, as after an interruption, with the right rows.
    const again = await readBackup(target, await openSeal(undefined));
    const right = { statements: FIGURES, values: contents.figures };
    await fillDatabase(url, contents.database, ({ bytes }) => again.rows(bytes), right, log);
    expect(await secrets(pool)).toEqual(await secrets(database.pool));
    expect(await migrate(url, log)).toBe(0);
    await expect(fillDatabase(url, contents.database, () => (async function* () {})(), right, log)).rejects.toThrow(
      /is not empty, and nothing is overwritten/,
    );
    await pool.end();
    await drop();
  });

  it('keeps the newest, and of the shared files those that they need', async () => {
    const target = folderTarget(place('kept'));
    const seal = await openSeal(undefined);
    const day = (at: number) => () => new Date(Date.UTC(2026, 10, at, 21, 10));
    for (const at of [1, 2, 3, 4]) await backUp(target, seal, day(at));
    expect(readdirSync(place('kept/files'))).toHaveLength(3);
    await pictures.remove('originals/p-1.jpg');
    await backUp(target, seal, day(5));
    const later = new Date(Date.now() + 3 * 24 * 3600_000);
    expect(await prune(target, 2, later)).toBe(3);
    expect(await listBackups(target)).toEqual(['2026-11-04T21-10-00Z', '2026-11-05T21-10-00Z']);
    expect(readdirSync(place('kept')).sort()).toEqual(['2026-11-04T21-10-00Z', '2026-11-05T21-10-00Z', 'files']);
    expect(readdirSync(place('kept/files'))).toHaveLength(3); // the fourth still has the picture
    expect(await prune(target, 1, later)).toBe(1);
    expect(readdirSync(place('kept/files'))).toHaveLength(2);
    await readBackup(target, seal);
  });
});

it('a backup in a bucket comes back whole, however many objects it lists at a time', async () => {
  const credentials = { region: 'ap-south-1', accessKeyId: 'AKIAKIRAN', secretAccessKey: 'a/secret+with=signs' };
  const bucket = await openSignedBucket('backups', {
    keys: { [credentials.accessKeyId]: credentials.secretAccessKey },
    region: credentials.region,
    service: 's3',
    now: () => new Date(),
  });
  const s3 = { endpoint: bucket.endpoint, bucket: 'pictures', ...credentials };
  const target = openTarget('s3://backups/shop', s3);
  const seal = await openSeal((await makeBackupKey()).secret);
  await backUp(target, seal);
  await backUp(target, seal, () => new Date(Date.now() + 60_000));
  expect([...bucket.files.keys()].every((key) => key.startsWith('shop/'))).toBe(true);
  await restored(target, seal, async (pool) => expect(await secrets(pool)).toEqual(await secrets(database.pool)));
  expect(await prune(target, 1, new Date())).toBe(1);
  expect(await listBackups(target)).toHaveLength(1);
  await readBackup(target, seal);
  await bucket.close();
  expect(() => openTarget('s3://', s3)).toThrow(/names no bucket/);
  expect(() => openTarget('s3://backups', undefined)).toThrow(/needs the S3_… settings/);
});
