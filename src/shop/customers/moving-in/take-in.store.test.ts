import { afterAll, beforeAll, expect, it } from 'vitest';
import { OWNER, openPlatform, type TestPlatform } from '#tests/support/platform.ts';
import { checkMovingFile } from './check-moving-file.ts';
import { takeBackMoving, takeIn } from './take-in.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await openPlatform();
});
afterAll(() => platform?.close());

const look = (text: string) => checkMovingFile(platform, OWNER, { name: 'file.csv', bytes: Buffer.from(text) });
const orders = (numbers: readonly number[]) =>
  `Name,Email,Financial Status,Created at,Total,Lineitem quantity,Lineitem name,Lineitem price\n${numbers
    .map((one) => `#${one},a${one}@x.example,paid,2024-01-02 10:00:00 +0530,${one}.05,1,Lamp,${one}.05\n`)
    .join('')}`;
const numbersThere = async () =>
  (await platform.db.selectFrom('pastOrder').select(['number', 'totalPaise']).execute())
    .map(({ number, totalPaise }) => {
      expect(totalPaise).toBe(Number(number.slice(1)) * 100 + 5);
      return Number(number.slice(1));
    })
    .sort((a, b) => a - b);

/** Repeatable figures from 0 to below `most`. */
function dice(seed: number): (most: number) => number {
  let state = seed;
  return (most) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return Math.floor((state / 2 ** 32) * most);
  };
}

it.each([1, 7, 42])('any order of taking in and taking back leaves what a list would (%i)', async (seed) => {
  await platform.db.deleteFrom('pastOrder').execute();
  const roll = dice(seed);
  const owner = new Map<number, string>(); // by number: the import that brought it
  const taken: string[] = [];
  for (let step = 0; step < 25; step++) {
    if (taken.length > 0 && roll(3) === 0) {
      const [id = ''] = taken.splice(roll(taken.length), 1);
      const { report } = await takeBackMoving(platform, OWNER, id);
      const gone = [...owner].filter(([, by]) => by === id);
      for (const [number] of gone) owner.delete(number);
      expect(report.undone).toEqual({ removed: gone.length, kept: 0 });
    } else {
      const numbers = [...new Set(Array.from({ length: 1 + roll(6) }, () => roll(12)))];
      const fresh = numbers.filter((one) => !owner.has(one));
      const { id, report } = await look(orders(numbers));
      expect(report.counts).toMatchObject({ new: fresh.length, same: numbers.length - fresh.length, refused: 0 });
      if (fresh.length === 0) {
        await expect(takeIn(platform, OWNER, id, { leaveOut: false })).rejects.toMatchObject({ code: 'conflict' });
        continue;
      }
      await takeIn(platform, OWNER, id, { leaveOut: false });
      for (const number of fresh) owner.set(number, id);
      taken.push(id);
    }
    expect(await numbersThere()).toEqual([...owner.keys()].sort((a, b) => a - b));
  }
});

it('two files with the same order, looked through before either is in, bring it once', async () => {
  await platform.db.deleteFrom('pastOrder').execute();
  const [first, second] = [await look(orders([1, 2])), await look(orders([2, 3]))];
  const [one, two] = await Promise.all(
    [first, second].map(({ id }) => takeIn(platform, OWNER, id, { leaveOut: false })),
  );
  expect((one?.report.counts.new ?? 0) + (two?.report.counts.new ?? 0)).toBe(3);
  expect(await numbersThere()).toEqual([1, 2, 3]);
});

it('takes in 20,000 customers in well under a minute', { timeout: 120_000 }, async () => {
  const rows = Array.from(
    { length: 20_000 },
    (_, at) => `Given${at},Family,c${at}@many.example,${at % 3 ? 'no' : 'yes'},${at}.50\n`,
  );
  const began = performance.now();
  const { id, report } = await look(`First Name,Last Name,Email,Accepts Email Marketing,Total Spent\n${rows.join('')}`);
  expect(report).toMatchObject({ counts: { rows: 20_000, new: 20_000, refused: 0 }, consented: 6667 });
  const looked = performance.now();
  await takeIn(platform, OWNER, id, { leaveOut: false });
  const seconds = [looked - began, performance.now() - looked].map((ms) => (ms / 1000).toFixed(1));
  console.log(`moving in: 20000 customers looked through in ${seconds[0]} s, taken in in ${seconds[1]} s`);
  expect(performance.now() - began).toBeLessThan(60_000);
  expect((await takeBackMoving(platform, OWNER, id)).report.undone).toEqual({ removed: 20_000, kept: 0 });
});
