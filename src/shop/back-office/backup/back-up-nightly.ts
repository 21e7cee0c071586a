import { spawn } from 'node:child_process';
import { once } from 'node:events';
import os from 'node:os';
import { fileURLToPath } from 'node:url';
import type { Platform } from '#src/platform/platform.ts';
import { failUnfinished } from './backup-run.store.ts';

export const BACKUP_QUEUE = 'backup.run';

/**
 * Backs the shop up to BACKUP_TO, as `npm run backup` does: in a process of its own, with a lower priority, because rendering must not wait
 * for it. A failure is recorded and logged; the hourly check tries again (check-backups.ts).
 * @param command the file of that command
 */
export async function backUpNightly(
  { db, clock, log, settings }: Pick<Platform, 'db' | 'clock' | 'log' | 'settings'>,
  command: URL,
): Promise<void> {
  if (!settings.backupTo) return;
  const child = spawn(process.execPath, [fileURLToPath(command), '--to', settings.backupTo], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, LOG_FORMAT: 'words' },
  });
  const end = () => child.kill();
  process.once('exit', end);
  if (child.pid) os.setPriority(child.pid, 10);
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (piece: string) => {
    said = `${said}${piece}`.slice(-2_000);
  });
  const [code, signal] = await once(child, 'close').finally(() => process.off('exit', end));
  if (code === 0) return;
  const reason = said.trim().split('\n')[0] || `The backup ended with ${signal ?? code}.`;
  await failUnfinished(db, { finishedAt: clock.now(), reason });
  log.error({ reason }, 'the backup failed');
}
