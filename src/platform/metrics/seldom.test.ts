import { describe, expect, it } from 'vitest';
import { seldom } from './seldom.ts';

const HOUR = 3_600_000;

describe('asking seldom', () => {
  it('asks once for all who want to know at the same time, and remembers', async () => {
    let asked = 0;
    const know = seldom(async () => ++asked, { every: HOUR, patience: HOUR });
    expect(await Promise.all([know(), know(), know()])).toEqual([1, 1, 1]);
    expect(await know()).toBe(1);
  });

  it('asks anew once the answer is old', async () => {
    let asked = 0;
    const know = seldom(async () => ++asked, { every: 0, patience: HOUR });
    expect([await know(), await know()]).toEqual([1, 2]);
  });

  it('waits no longer than its patience, and asks a question that hangs only once', async () => {
    let asked = 0;
    const { promise, resolve } = Promise.withResolvers<string>();
    const know = seldom(
      () => {
        asked += 1;
        return promise;
      },
      { every: HOUR, patience: 1 },
    );
    expect([await know(), await know()]).toEqual([undefined, undefined]);
    resolve('late');
    await promise;
    await expect.poll(know).toBe('late');
    expect(asked).toBe(1);
  });

  it('knows nothing while the question fails', async () => {
    const know = seldom(() => Promise.reject(new Error('no database')), { every: HOUR, patience: HOUR });
    expect(await know()).toBeUndefined();
  });
});
