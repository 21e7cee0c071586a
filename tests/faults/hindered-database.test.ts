import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { asHindrance } from '#src/platform/database/embedded/hindrance.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '#src/platform/database/embedded-postgres.ts';
import { createLog } from '#src/platform/log/log.ts';
import { ADMIN_EMAIL, ADMIN_PASSWORD, type RunningServer, startServer } from '#tests/support/server.ts';

// The disk of the embedded database is full, read-only, or holds another account's files (docs/operations.md). Disks of their own need root;
// without it, the same errors come from where the system would raise them.

const log = createLog('silent');
const MINUTES = { timeout: 600_000 };
const undo: (() => unknown)[] = [];
afterEach(async () => {
  for (const one of undo.splice(0).reverse()) await one();
});

type Disk = { folder: string; readOnly(on: boolean): void };

/** A disk of its own in memory. Undefined where this account may not mount one. */
function disk(megabytes: number): Disk | undefined {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'kiran-disk-'));
  undo.push(() => rmSync(folder, { recursive: true, force: true }));
  const mount = (...options: string[]) =>
    spawnSync('mount', [...options, 'tmpfs', folder], { stdio: 'ignore' }).status === 0;
  if (!mount('-t', 'tmpfs', '-o', `size=${megabytes}m,mode=755`)) return undefined;
  undo.push(() => spawnSync('umount', ['-l', folder]));
  return { folder, readOnly: (on) => void mount('-o', `remount,${on ? 'ro' : 'rw'}`) };
}

/** What a start there ends with. */
const refusal = (folder: string): Promise<Error> =>
  startEmbeddedPostgres(folder, log).then(
    async ({ stop }) => {
      await stop();
      throw new Error('it started');
    },
    (error) => error,
  );

async function start(folder: string): Promise<EmbeddedPostgres> {
  const started = await startEmbeddedPostgres(folder, log);
  undo.push(() => started.stop());
  return started;
}

/** Leaves no room on a disk, until the returned function is called. */
function fill(folder: string): () => void {
  const filler = path.join(folder, 'filler');
  spawnSync('dd', ['if=/dev/zero', `of=${filler}`, 'bs=64k'], { stdio: 'ignore' });
  return () => rmSync(filler);
}

describe('the disk of the embedded database', MINUTES, () => {
  it('is too small, full or read-only: one sentence, and it goes on once that is mended', async () => {
    const small = disk(30);
    const large = disk(260);
    if (!small || !large) {
      for (const code of ['ENOSPC', 'EROFS'])
        expect(asHindrance({ code, message: code }, '/srv')).toMatchObject({ name: 'CannotStart' });
      return;
    }
    expect((await refusal(small.folder)).message).toMatch(
      /^There is no room left on the disk of .*: make some, or move/,
    );
    await (await startEmbeddedPostgres(large.folder, log)).stop();
    const free = fill(large.folder);
    expect((await refusal(large.folder)).message).toMatch(/^There is no room left on the disk of /);
    free();
    large.readOnly(true);
    expect((await refusal(large.folder)).message).toMatch(/^The disk of .* is read-only: mount it writable/);
    large.readOnly(false);
    await start(large.folder);
  });

  it('is full under a running shop: it answers 503 until there is room, and nothing is lost', async () => {
    const { folder } = disk(300) ?? { folder: undefined };
    if (!folder) return expect(asHindrance({ code: 'ENOSPC' }, '/srv')).toBeDefined();
    const shop: RunningServer = await startServer({ env: { DATA_DIR: folder, SEED: 'none' } });
    undo.push(() => shop.stop());
    const owner = shop.visitor();
    await owner.signIn({ email: ADMIN_EMAIL, password: ADMIN_PASSWORD });
    const picture = new Uint8Array(readFileSync(path.resolve(import.meta.dirname, '../../docs/pictures/product.webp')));
    const upload = () =>
      owner.call('POST', '/pictures', undefined, { raw: picture, headers: { 'content-type': 'image/webp' } });
    const free = fill(folder);
    const refused = await upload();
    expect(refused.status, refused.text).toBe(503);
    expect(refused.headers.get('retry-after')).toBe('2');
    await expect.poll(() => shop.output()).toContain('no room is left on the disk');
    expect((await shop.visitor().ask('GET', '/healthz')).status).toBe(200);
    free();
    expect((await upload()).status).toBe(201);
  });

  it('holds files of another account: one sentence, not the end of an older log', async () => {
    const folder = mkdtempSync(path.join(existsSync('/dev/shm') ? '/dev/shm' : os.tmpdir(), 'kiran-owner-'));
    undo.push(() => rmSync(folder, { recursive: true, force: true }));
    chmodSync(folder, 0o755);
    await (await startEmbeddedPostgres(folder, log)).stop();
    const control = path.join(folder, 'postgres/data/global/pg_control');
    const words = /^Files of the database in .* belong to another account, .*: give them all to one account \(chown -R/;
    if (process.getuid?.() === 0) chownSync(control, 0, 0);
    else chmodSync(control, 0o000);
    if (process.getuid?.() === 0) chmodSync(control, 0o600);
    expect((await refusal(folder)).message).toMatch(words);
  });
});

describe('the log of the embedded database', MINUTES, () => {
  it('is rotated by PostgreSQL: a file for each weekday, and a server.log that does not grow', async () => {
    const folder = mkdtempSync(path.join(existsSync('/dev/shm') ? '/dev/shm' : os.tmpdir(), 'kiran-log-'));
    undo.push(() => rmSync(folder, { recursive: true, force: true }));
    chmodSync(folder, 0o755);
    await (await startEmbeddedPostgres(folder, log)).stop();
    expect(readdirSync(path.join(folder, 'postgres/log'))).toEqual([
      expect.stringMatching(/^server-[A-Z][a-z]{2}\.log$/),
    ]);
    const own = path.join(folder, 'postgres/server.log');
    writeFileSync(own, 'x'.repeat(2 ** 20 + 1));
    await (await startEmbeddedPostgres(folder, log)).stop();
    expect(readFileSync(own).length).toBeLessThan(10_000);
  });
});
