import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type RunningServer, startServer } from '#tests/support/server.ts';
import { checkOutBeside, git } from '../suite/check-out-beside.ts';
import type { BenchRun } from './bench-run.ts';

/** The commit before the work on speed began: what was rendered a second then is what renders are compared with. */
export const BASELINE = '134008b553fc122b0b33e1cb753b76a8ce741ba4';

type Baseline = Pick<RunningServer, 'url' | 'port' | 'visitor'> & { stop(): Promise<void> };

/** The shop of the baseline, checked out and built beside this one, with a database of its own; undefined where there is none to compare with. */
export async function startBaseline(run: BenchRun, env: Record<string, string>): Promise<Baseline | undefined> {
  const commit = run.baseline;
  if (commit === undefined) return undefined;
  if (git('cat-file', '-t', commit) !== 'commit') {
    run.note(`Nothing is compared with ${commit}: this copy does not have it (git fetch --unshallow).`);
    return undefined;
  }
  const { folder, remove } = checkOutBeside(commit);
  const data = mkdtempSync(path.join(os.tmpdir(), 'kiran-baseline-'));
  const clear = () => {
    remove();
    rmSync(data, { recursive: true, force: true });
  };
  try {
    chmodSync(data, 0o755); // the database's own account must be able to enter
    execFileSync(process.execPath, ['scripts/prepare-start.mjs'], { cwd: folder, stdio: 'inherit' });
    const server = await startServer({ folder, env: { DATA_DIR: data, SEED: 'demo', ...env } });
    return { ...server, stop: () => server.stop().then(clear) };
  } catch (error) {
    clear();
    throw error;
  }
}
