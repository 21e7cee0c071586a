import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { checkOutBeside, git } from './suite/check-out-beside.ts';

// `npm run test:former-release`: during an upgrade the former release works on this release's schema (docs/decisions/0040). This checks it out beside,
// gives it the migrations of this one, and runs its own contract tests. The former release is the newest tag before this commit; without tags, the
// commit of the main line before the newest migration came to it; `--from COMMIT` names another. Other arguments name other test files:
// `npm run test:former-release -- --from v1.2.0 tests/contract/cart.test.ts`.

const ROOT = path.resolve(import.meta.dirname, '..');
/** What customers, the owner and technicians do, from signing up to the tax document. */
const SMOKE = [
  ...['identity', 'account', 'addresses', 'cart', 'products', 'product-work', 'search', 'storefront', 'offers'],
  ...['payments', 'orders', 'order-life', 'order-desk', 'documents', 'bookings', 'visits', 'services', 'support'],
].map((name) => `tests/contract/${name}.test.ts`);

const { values, positionals: given } = parseArgs({ allowPositionals: true, options: { from: { type: 'string' } } });
const former = values.from ?? findFormer();
if (former) process.exitCode = runFormer(former) ? 0 : 1;
else console.log('The former release was not tested: this copy has no history (git fetch --unshallow --tags).');

function findFormer(): string | undefined {
  if (git('status', '--porcelain', '--', 'migrations')) return git('rev-parse', 'HEAD');
  const tag = git('describe', '--tags', '--abbrev=0', '--match', 'v*', 'HEAD^');
  if (tag) return tag;
  const newest = git('log', '--first-parent', '-m', '-1', '--format=%H', '--diff-filter=A', '--', 'migrations');
  return newest && git('rev-parse', '--verify', `${newest}^`);
}

function runFormer(commit: string): boolean {
  const { folder, remove } = checkOutBeside(commit);
  const within = { cwd: folder, stdio: 'inherit' } as const;
  try {
    cpSync(path.join(ROOT, 'migrations'), path.join(folder, 'migrations'), { recursive: true });
    execFileSync(process.execPath, ['scripts/prepare-start.mjs'], within);
    console.log(`The former release (${commit}) on this release's schema:`);
    const files = (given.length > 0 ? given : SMOKE).filter((name) => existsSync(path.join(folder, name)));
    const vitest = path.join(folder, 'node_modules/vitest/vitest.mjs');
    return spawnSync(process.execPath, [vitest, 'run', '--project', 'contract', ...files], within).status === 0;
  } finally {
    remove();
  }
}
