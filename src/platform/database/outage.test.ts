import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Log } from '#src/platform/log/log.ts';
import { Outage } from './outage.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }));
afterEach(() => void vi.useRealTimers());

const refused = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });

function outage() {
  const lines: [level: string, facts: object, words: string][] = [];
  const write = (level: string) => (facts: object, words: string) => lines.push([level, facts, words]);
  const asked = vi.fn();
  const own = new Outage({ error: write('error'), warn: write('warn') } as unknown as Log);
  own.onDoubt(asked);
  return { own, lines, asked };
}

it('logs an outage once when it begins and once when it ends, with its length and its failures', () => {
  const { own, lines } = outage();
  own.failed(refused);
  own.went(refused);
  for (let at = 0; at < 300; at++) own.failed(refused);
  own.went(refused);
  expect(own.isOn).toBe(true);
  vi.advanceTimersByTime(6_400);
  own.answers();
  own.answers();
  expect(own.isOn).toBe(false);
  expect(lines).toEqual([
    ['error', { reason: 'connect ECONNREFUSED' }, 'the database cannot be reached'],
    ['warn', { seconds: 6.4, failures: 301 }, 'the database answers again'],
  ]);
});

it('checks the database after a failure, at most once a second, and rarely logs it if the database answers', () => {
  const { own, lines, asked } = outage();
  for (let second = 0; second < 25; second++) {
    for (let at = 0; at < 10; at++) own.failed(refused);
    vi.advanceTimersByTime(1_000);
    own.answers();
  }
  expect(asked).toHaveBeenCalledTimes(25);
  expect(own.isOn).toBe(false);
  expect(lines.map(([level, facts]) => [level, facts])).toEqual([
    ['warn', { reason: 'connect ECONNREFUSED', failures: 10 }],
    ['warn', { reason: 'connect ECONNREFUSED', failures: 100 }],
    ['warn', { reason: 'connect ECONNREFUSED', failures: 100 }],
  ]);
});
