import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { findShortLimits } from '#tests/architecture/limit-rules.ts';

const root = path.resolve(import.meta.dirname, '../..');
const files = globSync(['{src,scripts,tests}/**/*.test.ts', 'tests/support/*.ts'], { cwd: root })
  .map((name) => name.split(path.sep).join('/'))
  .map((name) => ({ path: name, text: readFileSync(path.join(root, name), 'utf8') }));

/** Measures the machine's speed and derives limits from it. */
const PACE = 'tests/support/pace.ts';
/** Contains bad examples. */
const ITSELF = 'tests/architecture/limit-rules.test.ts';
/** Waits for a promise that only has to be picked up. */
const WAITS = 'src/platform/page-cache/suspicion.test.ts';

it('no test times out sooner than vitest.config.ts says', () => {
  expect(files.length).toBeGreaterThan(100);
  const read = files.filter((file) => ![PACE, ITSELF, WAITS].includes(file.path));
  expect(findShortLimits(read).map((breach) => `${breach.path}: ${breach.why}`)).toEqual([]);
});

describe('a limit', () => {
  const found = (text: string, name = 'tests/contract/cart.test.ts') => findShortLimits([{ path: name, text }]).length;

  it.each([
    ["it('x', { timeout: 60_000 }, async () => {});"],
    ["it('x', {\n  timeout: 60_000 + 2 * 1_000,\n}, async () => {});"],
    ["it.each(ALL)(\n  'x',\n  { timeout: 60_000 },\n  async (one) => {},\n);"],
    ["const AGAIN = { timeout: 60_000 };\nit('x', AGAIN, async () => {});"],
    ["const MINUTE = 60_000;\ndescribe('x', { timeout: MINUTE }, () => {});"],
    ["it('x', async () => {\n  expect(1).toBe(1);\n}, 60_000);"],
    ['beforeAll(async () => {\n  await start();\n}, 120_000);'],
    ['await expect.poll(one, { timeout: 10_000 }).toBe(1);'],
    ['await expect\n  .poll(async () => {\n    return one;\n  }, {\n    timeout: 10_000,\n  })\n  .toBe(1);'],
    ['const SOON = { timeout: 15_000, interval: 20 };\nawait expect.poll(one, SOON).toBe(1);'],
    ['const SOON = rounds(5_000, 50_000);\nawait expect.poll(one, { timeout: 2 * SOON }).toBe(1);'],
    ['await expect.poll(one, { timeout: soon() }).toBe(1);'],
    ['await fetch(url, { signal: AbortSignal.timeout(5_000) });'],
    ['await vi.waitFor(() => expect(1).toBe(1), { timeout: 60_000 });'],
    ['vi.setConfig({ testTimeout: 600_000 });'],
  ])('is too short: %s', (text) => {
    expect(found(text)).toBeGreaterThan(0);
  });

  it.each([
    ["it('x', { timeout: 120_000 }, async () => {});"],
    ["const TIMES = rounds(2, 20);\nit('x', { timeout: 60_000 + TIMES * 60_000 }, async () => {});"],
    ["it('x', async () => {\n  expect(1).toBe(1);\n}, 600_000);"],
    ['beforeAll(async () => {\n  await start();\n}, 240_000);'],
    ['await expect.poll(one, { timeout: 30_000, interval: 20 }).toBe(1);'],
    ['const SOON = { timeout: 20_000 };\nawait expect.poll(one, SOON).toBe(1);'],
    ['setTimeout(() => {\n  stop();\n}, 100);'],
    ['new Client({ query_timeout: 100 }); // timeout: 5'],
  ])('is long enough: %s', (text) => {
    expect(found(text)).toBe(0);
  });

  it('is longer where processes are killed', () => {
    const text = "it('x', { timeout: 180_000 }, async () => {});";
    expect([found(text), found(text, 'tests/faults/kill.test.ts')]).toEqual([0, 1]);
  });
});
