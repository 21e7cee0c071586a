import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** What git answers about this checkout; undefined if it cannot. */
export function git(...words: string[]): string | undefined {
  const done = spawnSync('git', words, { cwd: ROOT, encoding: 'utf8' });
  return done.status === 0 ? done.stdout.trim() || undefined : undefined;
}

/**
 * Checks a commit out into a folder of its own. With the same packages nothing has to be installed there; otherwise its prepare-start.mjs
 * installs its own.
 */
export function checkOutBeside(commit: string): { folder: string; remove(): void } {
  const around = mkdtempSync(path.join(os.tmpdir(), 'kiran-beside-'));
  const folder = path.join(around, 'kiran');
  const remove = () => rmSync(around, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
  try {
    execFileSync('git', ['clone', '--quiet', '--shared', '--no-checkout', ROOT, folder]);
    execFileSync('git', ['checkout', '--quiet', '--detach', git('rev-parse', commit) ?? commit], { cwd: folder });
    if (git('diff', '--name-only', commit, '--', 'package-lock.json') === undefined)
      symlinkSync(path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules'));
    return { folder, remove };
  } catch (error) {
    remove();
    throw error;
  }
}
