import { expect, it } from 'vitest';
import { Overload } from './overload.ts';

/** An overload whose clock the test moves: `pass` measures after so many milliseconds, that many times. */
function watched() {
  let now = 0;
  const lines: unknown[][] = [];
  const overload = new Overload({ warn: (...line: unknown[]) => void lines.push(line) }, () => now);
  const pass = (ms: number, times = 1) => {
    for (let i = 0; i < times; i++) {
      now += ms;
      overload.measure();
    }
  };
  return { overload, lines, pass };
}

it('is strained, then swamped, by an event loop that is late, and recovers within three seconds', () => {
  const { overload, pass } = watched();
  pass(150, 50);
  expect([overload.isStrained, overload.isSwamped]).toEqual([false, false]);
  pass(600, 10);
  expect([overload.isStrained, overload.isSwamped]).toEqual([true, false]);
  pass(3_000, 10);
  expect([overload.isStrained, overload.isSwamped]).toEqual([true, true]);
  pass(100, 30);
  expect([overload.isStrained, overload.isSwamped]).toEqual([false, false]);
});

it('survives one long pause', () => {
  const { overload, pass } = watched();
  pass(1_400);
  expect([overload.isStrained, overload.isSwamped]).toEqual([false, false]);
});

it('writes two lines for each overload, however many are turned away', () => {
  const { overload, lines, pass } = watched();
  for (let i = 0; i < 300; i++) {
    overload.turnedAway();
    pass(100);
  }
  pass(100, 40);
  expect(lines).toHaveLength(1);
  pass(100, 20);
  expect(lines).toEqual([
    ['more requests than can be answered: some are turned away'],
    [{ seconds: 29.9, turnedAway: 300 }, 'all requests are answered again'],
  ]);
  overload.turnedAway();
  expect(lines).toHaveLength(3);
});
