import { describe, expect, it } from 'vitest';
import { createLog } from '#src/platform/log/log.ts';
import { watch } from './watch.ts';

// The real database is tested in tests/faults/watched-database.test.ts; this covers what would take minutes there.

const log = createLog('silent');
const SHORT = { look: 1, tries: [1, 2, 4], steady: 60_000 };

/** A server that ends once per entry of `lives`, after that many checks, and starts again each time. */
function mortal(...lives: number[]) {
  let looks = lives.shift() ?? Number.POSITIVE_INFINITY;
  const told = { starts: 0 };
  return {
    told,
    isAlive: () => looks-- > 0,
    start: async () => {
      told.starts += 1;
      looks = lives.shift() ?? Number.POSITIVE_INFINITY;
    },
  };
}

describe('watching a database', () => {
  it('restarts it and keeps watching', async () => {
    const database = mortal(2, 2);
    const end = watch(database, log, () => {}, SHORT);
    await expect.poll(() => database.told.starts).toBe(2);
    await end();
  });

  it('gives up, once, on one that keeps ending soon after its start', async () => {
    const database = mortal(0, 0, 0, 0, 0, 0);
    const lost = await new Promise<Error>((resolve) => watch(database, log, resolve, SHORT));
    expect(lost.message).toMatch(/does not start again: it ends soon after each start/);
    expect(database.told.starts).toBe(3);
  });

  it('gives up on one that does not start, and says why', async () => {
    let tries = 0;
    const start = () => Promise.reject(new Error(`no room, ${++tries}`));
    const lost = await new Promise<Error>((resolve) => watch({ isAlive: () => false, start }, log, resolve, SHORT));
    expect(lost.message).toMatch(/does not start again: no room, 3/);
  });

  it('counts attempts anew once it has stayed up', async () => {
    const database = mortal(...Array.from({ length: 8 }, () => 1));
    const end = watch(database, log, () => expect.unreachable(), { ...SHORT, steady: 0 });
    await expect.poll(() => database.told.starts).toBe(8);
    await end();
  });

  it('stops while it waits and while it starts', async () => {
    await watch({ isAlive: () => false, start: async () => {} }, log, () => {}, { ...SHORT, tries: [3_600_000] })();
    let starting = () => {};
    const begun = new Promise<void>((resolve) => {
      starting = resolve;
    });
    const start = (signal: AbortSignal) =>
      new Promise<void>((_, reject) => {
        starting();
        signal.addEventListener('abort', () => reject(new Error('aborted')));
      });
    const end = watch({ isAlive: () => false, start }, log, () => expect.unreachable(), SHORT);
    await begun;
    await end();
  });
});
