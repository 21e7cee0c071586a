import { expect, it } from 'vitest';
import { familyOf, memoryOf, parseStat } from './processes.ts';
import { isQuiet, watchOthers } from './quietness.ts';

const linux = process.platform === 'linux';

it('is not fooled by a process that calls itself like figures', () => {
  const line = `42 (a ) R 1 2 (x)) S 7 42 42 0 -1 4194560 100 0 0 0 10 20 3 4 20 0 1 0 100 200 300`;
  expect(parseStat(line)).toEqual({ pid: 42, parent: 7, name: 'a ) R 1 2 (x)', ticks: 37 });
});

it('finds a whole family, in whichever order it is listed', () => {
  const of = (pid: number, parent: number) => ({ pid, parent, name: '', ticks: 0 });
  const all = [of(9, 8), of(8, 5), of(7, 1), of(5, 1)];
  expect(familyOf([5], all).map(({ pid }) => pid)).toEqual([9, 8, 5]);
});

it.runIf(linux)('reads what a process occupies', () => {
  expect(memoryOf([process.pid], 'rss')).toBeGreaterThan(10);
});

it('takes a machine for quiet only if it was before too, and forgives a moment', () => {
  expect(isQuiet([0.01, ...Array(20).fill(0.05), 1.5])).toBe(true);
  expect(isQuiet([0.5, ...Array(20).fill(0.05)])).toBe(false);
  expect(isQuiet([0.01, ...Array(7).fill(0.05), 1, 1, 1])).toBe(false);
  expect(isQuiet([])).toBe(false);
});

it.runIf(linux)('tells its own work from that of others', async () => {
  const others = await watchOthers(0.05);
  others.stop();
  expect(others.used()).toBeGreaterThanOrEqual(0);
});
