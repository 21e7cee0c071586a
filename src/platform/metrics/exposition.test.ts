import fc from 'fast-check';
import { Registry } from 'prom-client';
import { describe, expect, it } from 'vitest';
import { BOUNDS, Durations } from './durations.ts';
import { expose } from './exposition.ts';
import { Tally } from './tally.ts';

const lines = async (...families: Parameters<typeof expose>[1]) =>
  (await expose(new Registry(), families)).trim().split('\n');

describe('what Prometheus reads', () => {
  it('names each figure once, with its help and labels', async () => {
    const samples = [
      { labels: { kind: 'mail.send' }, value: 3 },
      { labels: { kind: 'a "quoted"\nname' }, value: 0 },
    ];
    expect(await lines({ name: 'kiran_queue_jobs', help: 'Jobs.', type: 'gauge', samples })).toEqual([
      '# HELP kiran_queue_jobs Jobs.',
      '# TYPE kiran_queue_jobs gauge',
      'kiran_queue_jobs{kind="mail.send"} 3',
      'kiran_queue_jobs{kind="a \\"quoted\\"\\nname"} 0',
    ]);
  });

  it('leaves out what has no value', async () => {
    expect(await lines({ name: 'kiran_payments', help: 'None.', type: 'gauge', samples: [] })).toEqual(['']);
  });

  it('adds durations up to buckets that only grow, and that hold all of them in the end', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.double({ min: 0, max: 60, noNaN: true })), async (seconds) => {
        const durations = new Durations();
        for (const one of seconds) durations.record(one);
        const text = await lines({ name: 'x', help: 'X.', type: 'histogram', durations: [{ durations }] });
        const values = text.filter((line) => line.startsWith('x_bucket')).map((line) => Number(line.split(' ').at(-1)));
        expect(values).toEqual([
          ...BOUNDS.map((bound) => seconds.filter((one) => one <= bound).length),
          seconds.length,
        ]);
        expect(text).toContain(`x_count ${seconds.length}`);
        expect(durations.sum).toBeCloseTo(seconds.reduce((sum, one) => sum + one, 0));
      }),
      { numRuns: 50 },
    );
  });
});

it('tells routes, statuses and answers from memory apart', () => {
  const tally = new Tally();
  tally.request('page', 200, 0.001, true);
  tally.request('page', 304, 0.001, true);
  tally.request('api', 499, 0.2, false);
  tally.request('page', 200, 0.04, false);
  tally.request('page', 200, 0.03, false);
  expect(
    tally.requests.map(({ route, status, memory, durations: { counts } }) => [
      route,
      status,
      memory,
      counts.reduce((sum, one) => sum + one, 0),
    ]),
  ).toEqual([
    ['page', '2xx', false, 2],
    ['page', '2xx', true, 1],
    ['page', '3xx', true, 1],
    ['api', '4xx', false, 1],
  ]);
});
