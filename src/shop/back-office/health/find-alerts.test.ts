import { describe, expect, it } from 'vitest';
import { findAlerts } from './find-alerts.ts';
import { judgeHealth } from './judge-health.ts';
import type { HealthFacts } from './read-facts.ts';

const at = new Date('2026-11-23T06:00:00Z');
const ago = (minutes: number) => new Date(at.getTime() - minutes * 60_000);
const disk = (share: number) => ({ size: 1_000_000, free: share * 1_000_000 });

const WELL: HealthFacts = {
  at,
  payments: ['preparing', 'open', 'captured', 'refunding'].map((state) => ({ state, count: 0, since: null })),
  stuck: 0,
  refunds: ['pending', 'sent', 'failed'].map((state) => ({ state, count: 0, since: null })),
  silentSince: undefined,
  reservations: { count: 0, units: 0 },
  messages: (['mail', 'sms'] as const).map((channel) => ({ channel, waiting: 0, waitingSince: null, failed: 0 })),
  queues: [{ queue: 'mail.send', due: 0, later: 0, active: 0, failed: 0, lateSeconds: null }],
  backup: { state: 'good', at },
};
const failedRefund = { state: 'failed', count: 2, since: ago(30) };
const late = (minutes: number) => [
  { queue: 'mail.send', due: 1, later: 0, active: 0, failed: 0, lateSeconds: minutes * 60 },
];

const kinds = (facts: Partial<HealthFacts>, free = 0.5) =>
  findAlerts({ ...WELL, ...facts }, disk(free)).map(({ kind }) => kind);
const states = (facts: Partial<HealthFacts>, free = 0.5) =>
  judgeHealth({
    facts: { ...WELL, ...facts },
    disk: disk(free),
    database: { bytes: 1 },
    bucket: false,
  })
    .filter(({ state }) => state !== 'well')
    .map(({ key, state }) => `${key} ${state}`);

describe('what the owner is mailed about, and what the page says', () => {
  it('is nothing where all is well', () => {
    expect(kinds({})).toEqual([]);
    expect(states({})).toEqual([]);
  });

  it.each<[string, Partial<HealthFacts>, number, string[], string[]]>([
    ['a refund that failed', { refunds: [failedRefund] }, 0.5, ['refund-failed'], ['refunds trouble']],
    ['silent webhooks', { silentSince: ago(90) }, 0.5, ['webhooks-silent'], ['webhooks trouble']],
    ['work that is eleven minutes late', { queues: late(11) }, 0.5, ['queue-late'], ['queue trouble']],
    ['work that is nine minutes late', { queues: late(9) }, 0.5, [], []],
    ['a disk with 9 % left', {}, 0.09, ['disk-low'], ['storage trouble']],
    ['a disk with 15 % left', {}, 0.15, [], ['storage notice']],
    ['a payment that is stuck', { stuck: 1 }, 0.5, [], ['payments trouble']],
    [
      'a mail that has waited for an hour',
      { messages: [{ channel: 'mail', waiting: 1, waitingSince: ago(60), failed: 0 }] },
      0.5,
      ['mails-failing'],
      ['mail trouble'],
    ],
    [
      'a mail that failed',
      { messages: [{ channel: 'mail', waiting: 0, waitingSince: null, failed: 1 }] },
      0.5,
      [],
      ['mail notice'],
    ],
  ])('%s', (_, facts, free, alerts, found) => {
    expect(kinds(facts, free)).toEqual(alerts);
    expect(states(facts, free)).toEqual(found);
  });

  it('has the worst first', () => {
    expect(states({ refunds: [failedRefund], queues: late(11) }, 0.15)).toEqual([
      'refunds trouble',
      'queue trouble',
      'storage notice',
    ]);
  });
});
