import { afterAll, beforeAll, expect, it } from 'vitest';
import { openPlatform, type TestPlatform } from '#tests/support/platform.ts';

let platform: TestPlatform;
const done: unknown[] = [];
let failures = 1;
beforeAll(async () => {
  platform = await openPlatform();
  platform.jobs.handle<{ name: string }>('test.work', async (data) => {
    if (data.name === 'at second try' && failures-- > 0) throw new Error('not yet');
    done.push(data.name);
  });
  await platform.jobs.start('all');
});
afterAll(() => platform?.close());

const send = (name: string, options?: { after?: Date; key?: string }, fails = false) =>
  platform.db.transaction().execute(async (trx) => {
    await platform.jobs.send(trx, 'test.work', { name }, options);
    if (fails) throw new Error('rolled back');
  });

it('does what was committed, and nothing that was rolled back', async () => {
  await expect(send('never', {}, true)).rejects.toThrow('rolled back');
  await send('soon');
  await expect.poll(() => done, { timeout: 10_000 }).toContain('soon');
  expect(done).not.toContain('never');
});

it('tries again what failed', async () => {
  await send('at second try');
  await expect.poll(() => done, { timeout: 15_000 }).toContain('at second try');
});

it('waits until it is time', async () => {
  await send('in an hour', { after: new Date(Date.now() + 3_600_000) });
  await send('now');
  await expect.poll(() => done, { timeout: 10_000 }).toContain('now');
  expect(done).not.toContain('in an hour');
});
