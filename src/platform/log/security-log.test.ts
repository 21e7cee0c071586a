import pino from 'pino';
import { expect, it, vi } from 'vitest';
import { type Log, withRequest } from './log.ts';
import { SecurityLog } from './security-log.ts';

type Line = Record<string, unknown>;

function watched(level = 'error') {
  const lines: Line[] = [];
  const log: Log = pino({ level }, { write: (text: string) => lines.push(JSON.parse(text).security) });
  return { security: new SecurityLog(log), lines };
}
const from = (network: string, work: () => void, more: object = {}) =>
  withRequest({ id: 'req', network: () => network, ...more }, work);

it('logs a failure at once, and counts its repetitions until the minute is over', () => {
  const { security, lines } = watched();
  const refuse = () => security.failure('refused', { status: 401, code: 'signed-out', path: '/api/order' });
  for (let at = 0; at < 5; at++) from('192.0.2.1', refuse);
  from('192.0.2.2', refuse);
  expect(lines).toMatchObject([
    { event: 'refused', outcome: 'failure', network: '192.0.2.1', status: 401, path: '/api/order', count: 1 },
    { network: '192.0.2.2', count: 1 },
  ]);
  security.flush();
  expect(lines.slice(2)).toEqual([
    { event: 'refused', outcome: 'failure', network: '192.0.2.1', status: 401, code: 'signed-out', count: 4 },
  ]);
  // It goes on: only counted. Then it is over, and starts afresh.
  from('192.0.2.1', refuse);
  security.flush();
  security.flush();
  from('192.0.2.1', refuse);
  expect(lines.slice(3).map(({ count, path }) => [count, path])).toEqual([
    [1, undefined],
    [1, '/api/order'],
  ]);
  security.close();
});

it('writes a bounded number of lines and loses no count, whatever arrives', () => {
  const { security, lines } = watched();
  const asked = 3000;
  for (let at = 0; at < asked; at++)
    from(`2001:db8:${at.toString(16)}::/64`, () => security.failure('sign-in', { way: 'password', account: `a${at}` }));
  security.flush();
  expect(lines.length).toBeLessThan(1100);
  expect(lines.reduce((sum, { count }) => sum + Number(count), 0)).toBe(asked);
  expect(lines.at(-1)).toEqual({ event: 'sign-in', outcome: 'failure', count: asked - 1000 });
  security.close();
});

it('counts by the clock, and logs the rest at the end', () => {
  vi.useFakeTimers();
  const { security, lines } = watched();
  security.failure('webhook', { why: 'signature' });
  security.failure('webhook', { why: 'signature' });
  vi.advanceTimersByTime(60_000);
  expect(lines).toMatchObject([{ count: 1 }, { count: 1 }]);
  security.failure('webhook', { why: 'signature' });
  security.close();
  expect(lines).toHaveLength(3);
  vi.useRealTimers();
});

it('knows the caller, but does not take them for the account they try', () => {
  const { security, lines } = watched('fatal');
  const asha = { uid: 'asha', role: 'customer' };
  from('192.0.2.1', () => security.failure('refused', { status: 403 }), asha);
  from('192.0.2.1', () => security.failure('sign-in', { account: 'hash' }), asha);
  from('192.0.2.1', () => security.success('account-deleted', { uid: 'ravi', by: 'owner' }), asha);
  expect(lines).toMatchObject([{ uid: 'asha', role: 'customer' }, { account: 'hash' }, { uid: 'ravi', by: 'owner' }]);
  expect(lines.slice(1).some(({ role }) => role)).toBe(false);
  expect(lines[1]).not.toHaveProperty('uid');
  security.close();
});

it('a silent log stays silent', () => {
  const { security, lines } = watched('silent');
  security.success('sign-in');
  security.close();
  expect(lines).toEqual([]);
});
