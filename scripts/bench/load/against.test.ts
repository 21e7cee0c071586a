import { expect, it } from 'vitest';
import { against } from './against.ts';

const of = (perSecond: number, p99: number, generator = 0.1, server = 1) => ({ perSecond, p99, generator, server });
const taking = (loads: ReturnType<typeof of>[]) => async () => loads.shift() ?? of(0, Infinity);

it('divides within each round, so that a machine that slows down changes nothing', async () => {
  const a = taking([of(1, 1), of(50, 2), of(5, 20), of(0.5, 200)]);
  const b = taking([of(1, 1), of(100, 1), of(10, 10), of(1, 100)]);
  expect(await against(a, b, 3)).toMatchObject({ ratio: 0.5, late: 2 });
});

it('counts no answer as the worst, and compares nothing with it', async () => {
  const answers = () => taking(Array.from({ length: 3 }, () => of(10, 1)));
  const silent = () => taking([]);
  expect(await against(silent(), answers(), 2)).toMatchObject({ ratio: 0, late: Infinity });
  expect(await against(answers(), silent(), 2)).toMatchObject({ ratio: Number.NaN, late: Number.NaN });
});

it('says what the divisor took, at its worst', async () => {
  const a = taking([of(1, 1), of(1, 1, 0.9, 0.1), of(1, 1, 0.9, 0.1)]);
  const b = taking([of(1, 1), of(1, 1, 0.3, 0.99), of(1, 1, 0.4, 0.97)]);
  expect((await against(a, b, 2)).needed).toEqual({ generator: 0.4, server: 0.97 });
});
