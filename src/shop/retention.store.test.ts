import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestShop, testShop } from '#tests/support/shop.ts';
import { applyRetention, RETENTION } from './retention.ts';

let t: TestShop;
beforeAll(async () => {
  t = await testShop();
});
afterAll(() => t?.close());

it('the operator’s document has the same table', () => {
  const document = readFileSync('docs/operations.md', 'utf8');
  for (const { what, kept } of RETENTION) expect(document).toContain(`\n| ${what} | ${kept} |\n`);
});

it('each kind is deleted by one of the two jobs, on a real shop without an error', async () => {
  await applyRetention(t.shop, true);
  await applyRetention(t.shop, false);
  const deleted = RETENTION.filter(({ forget }) => forget);
  expect(new Set(deleted.map(({ what }) => what)).size).toBe(deleted.length);
});

it('a kind that cannot be deleted keeps none of the others, and fails the job', async () => {
  const ran: string[] = [];
  const table = ['first', 'broken', 'last'].map((what) => ({
    what,
    kept: 'a day',
    forget: async () => {
      ran.push(what);
      if (what === 'broken') throw new Error('locked');
    },
  }));
  await expect(applyRetention(t.shop, false, table)).rejects.toThrow('could not be deleted');
  expect(ran).toEqual(['first', 'broken', 'last']);
  ran.length = 0;
  await applyRetention(t.shop, true, table);
  expect(ran).toEqual([]);
});
