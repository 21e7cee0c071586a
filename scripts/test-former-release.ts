import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

// `npm run test:former-release`: during an upgrade the former release works on this release's schema (docs/decisions/0040). This checks it out beside,
// gives it the migrations of this one, and runs its own contract tests. The former release is the newest tag before this commit; without tags, the
// commit before the newest migration. Arguments name other test files: `npm run test:former-release -- tests/contract/cart.test.ts`.

const ROOT = path.resolve(import.meta.dirname, '..');
/** What customers, the owner and technicians do, from signing up to the tax document. */
const SMOKE = [
  ...['identity', 'account', 'addresses', 'cart', 'products', 'product-work', 'search', 'storefront', 'offers'],
  ...['payments', 'orders', 'order-life', 'order-desk', 'documents', 'bookings', 'visits', 'services', 'support'],
].map((name) => `tests/contract/${name}.test.ts`);

const given = process.argv.slice(2);
const former = findFormer();
if (former) process.exitCode = runFormer(former) ? 0 : 1;
else console.log('The former release was not tested: this copy has no history (git fetch --unshallow --tags).');

function findFormer(): string | undefined {
  if (git('status', '--porcelain', '--', 'migrations')) return git('rev-parse', 'HEAD');
  const tag = git('describe', '--tags', '--abbrev=0', '--match', 'v*', 'HEAD^');
  if (tag) return tag;
  const newest = git('log', '-1', '--format=%H', '--diff-filter=A', '--', 'migrations');
  return newest && git('rev-parse', '--verify', `${newest}^`);
}

/** What git answers; undefined if it cannot. */
function git(...words: string[]): string | undefined {
  const done = spawnSync('git', words, { cwd: ROOT, encoding: 'utf8' });
  return done.status === 0 ? done.stdout.trim() || undefined : undefined;
}

function runFormer(commit: string): boolean {
  const around = mkdtempSync(path.join(os.tmpdir(), 'kiran-former-'));
  const folder = path.join(around, 'kiran');
  const within = { cwd: folder, stdio: 'inherit' } as const;
  try {
    execFileSync('git', ['clone', '--quiet', '--shared', '--no-checkout', ROOT, folder]);
    execFileSync('git', ['checkout', '--quiet', '--detach', git('rev-parse', commit) ?? commit], within);
    cpSync(path.join(ROOT, 'migrations'), path.join(folder, 'migrations'), { recursive: true });
    // With the same packages nothing has to be installed; otherwise prepare-start.mjs installs its own.
    if (samePackages(commit)) symlinkSync(path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules'));
    execFileSync(process.execPath, ['scripts/prepare-start.mjs'], within);
    console.log(`The former release (${commit}) on this release's schema:`);
    const files = (given.length > 0 ? given : SMOKE).filter((name) => existsSync(path.join(folder, name)));
    const vitest = path.join(folder, 'node_modules/vitest/vitest.mjs');
    return spawnSync(process.execPath, [vitest, 'run', '--project', 'contract', ...files], within).status === 0;
  } finally {
    rmSync(around, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
  }
}

function samePackages(commit: string): boolean {
  return git('diff', '--name-only', commit, '--', 'package-lock.json') === undefined;
}
