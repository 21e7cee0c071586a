import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { MAIL_QUEUE } from '#src/platform/mail/message.ts';
import { backupState } from '#src/shop/back-office/launch/backup-state.ts';
import { openPlatform, type TestPlatform } from '#tests/support/platform.ts';
import { BACKUP_QUEUE, backUpNightly } from './back-up-nightly.ts';
import { checkBackups } from './check-backups.ts';
import { recordBackup } from './record-backup.ts';
import { showBackups } from './show-backups.ts';

const HOUR = 3600;
const COMMAND = new URL('../../../commands/backup.ts', import.meta.url);
const folder = mkdtempSync(path.join(os.tmpdir(), 'kiran-nightly-'));

let platform: TestPlatform;
beforeAll(async () => {
  platform = await openPlatform({ BACKUP_TO: path.join(folder, 'kept'), DATA_DIR: path.join(folder, 'data') });
  for (const queue of [BACKUP_QUEUE, MAIL_QUEUE]) platform.jobs.handle(queue, async () => {});
  await platform.jobs.start('web');
});
beforeEach(() => platform.db.deleteFrom('backupRun').execute());
afterAll(async () => {
  await platform?.close();
  rmSync(folder, { recursive: true, force: true });
});

const made = async () => ({ bytes: 1_000, files: 3 });
const words = (error: unknown) => (error as Error).message;
const fail = (reason: string) =>
  recordBackup(platform, '/kept', async () => Promise.reject(new Error(reason)), words).catch(() => {});
const alarms = async () =>
  platform.db
    .selectFrom('mail')
    .select(['recipient', 'text'])
    .where('kind', '=', 'backup-late')
    .orderBy('createdAt')
    .execute();
const launch = async () => backupState(undefined, await showBackups(platform), platform.clock.now());

describe('the age of the last good backup', () => {
  it('counts from the last that succeeded, whatever failed since', async () => {
    expect(await launch()).toMatchObject({ state: 'open', reason: 'first' });
    await recordBackup(platform, '/kept', made, words);
    expect(await launch()).toMatchObject({ state: 'done', reason: 'made', words: '/kept' });
    platform.clock.pass(25 * HOUR);
    await fail('There is no room left on the disk.');
    expect(await showBackups(platform)).toMatchObject({
      late: false,
      failed: { reason: 'There is no room left on the disk.' },
    });
    platform.clock.pass(2 * HOUR);
    expect(await launch()).toMatchObject({
      state: 'failing',
      reason: 'failed',
      words: 'There is no room left on the disk.',
    });
  });

  it('is told to the owner after 26 hours, with the reason, once a day, and no more once there is one', async () => {
    await recordBackup(platform, '/kept', made, words);
    platform.clock.pass(25.9 * HOUR);
    await checkBackups(platform);
    expect(await alarms()).toEqual([]);
    await fail('The disk is read-only.');
    platform.clock.pass(0.2 * HOUR);
    await Promise.all([checkBackups(platform), checkBackups(platform)]);
    const [first, ...others] = await alarms();
    expect(others).toEqual([]);
    expect(first?.recipient).toBe(platform.settings.adminEmail);
    expect(first?.text).toContain('The disk is read-only.');
    platform.clock.pass(23.5 * HOUR);
    await checkBackups(platform);
    expect(await alarms()).toHaveLength(1);
    platform.clock.pass(HOUR);
    await fail('The disk is read-only.');
    await checkBackups(platform);
    expect(await alarms()).toHaveLength(2);
    await recordBackup(platform, '/kept', made, words);
    platform.clock.pass(25 * HOUR);
    await checkBackups(platform);
    expect(await alarms()).toHaveLength(2);
  });
});

describe('the nightly backup', () => {
  it('is made by the command, recorded, and kept as often as set', async () => {
    process.env['DATABASE_URL'] = platform.url;
    for (const name of ['BACKUP_TO', 'DATA_DIR'] as const)
      process.env[name] = name === 'BACKUP_TO' ? platform.settings.backupTo : platform.settings.dataDir;
    await backUpNightly(platform, COMMAND);
    expect(await showBackups(platform)).toMatchObject({
      last: { place: platform.settings.backupTo },
      failed: undefined,
    });
    expect(readdirSync(path.join(folder, 'kept'))).toHaveLength(1);
  });

  it('says why it failed', async () => {
    const blocked = path.join(folder, 'a file');
    writeFileSync(blocked, '');
    await backUpNightly(
      { ...platform, settings: { ...platform.settings, backupTo: path.join(blocked, 'x') } },
      COMMAND,
    );
    const { failed, last } = await showBackups(platform);
    expect(last).toBeUndefined();
    expect(failed?.reason).toMatch(/ENOTDIR|not a folder/);
    mkdirSync(path.join(folder, 'other'));
    expect(existsSync(path.join(blocked, 'x'))).toBe(false);
  });
});
