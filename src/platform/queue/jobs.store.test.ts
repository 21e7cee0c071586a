import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openPlatform, type TestPlatform } from '#tests/support/platform.ts';
import { createJobs } from './jobs.ts';

let platform: TestPlatform;
const done: unknown[] = [];
let failures = 1;
beforeAll(async () => {
  platform = await openPlatform();
  platform.jobs.handle<{ name: string }>('test.work', async (data) => {
    if (data.name === 'at second try' && failures-- > 0) throw new Error('not yet');
    done.push(data.name);
  });
  platform.jobs.handle<{ email: string }>('test.personal', async ({ email }) => void done.push(email), {
    personal: true,
  });
  platform.jobs.handle<{ to: string }>(
    'test.refused',
    async ({ to }) => {
      throw Object.assign(new Error(`550 <${to}> is unknown`), { rejected: [to] });
    },
    { retries: 0 },
  );
  for (const n of Array(20).keys()) platform.jobs.handle(`test.idle-${n}`, async () => {}, { atOnce: 2 });
  await platform.jobs.start('all');
});
afterAll(() => platform?.close());

const send = (name: string, options?: { after?: Date; key?: string }, fails = false) =>
  platform.db.transaction().execute(async (trx) => {
    await platform.jobs.send(trx, 'test.work', { name }, options);
    if (fails) throw new Error('rolled back');
  });

it('runs what was committed, and nothing that was rolled back', async () => {
  await expect(send('never', {}, true)).rejects.toThrow('rolled back');
  await send('soon');
  await expect.poll(() => done).toContain('soon');
  expect(done).not.toContain('never');
});

it('retries what failed', async () => {
  await send('at second try');
  await expect.poll(() => done).toContain('at second try');
});

it('does not run before its time', async () => {
  await send('in an hour', { after: new Date(Date.now() + 3_600_000) });
  await send('now');
  await expect.poll(() => done).toContain('now');
  expect(done).not.toContain('in an hour');
});

const kept = async (text: string) =>
  (
    await sql<{
      name: string;
      state: string;
    }>`select name, state from pgboss.job where position(${text} in concat(data::text, output::text)) > 0 order by 1`.execute(
      platform.db,
    )
  ).rows;
const later = new Date(Date.now() + 3_600_000);
const sendTo = (queue: string, data: object, after?: Date) =>
  platform.db.transaction().execute((trx) => platform.jobs.send(trx, queue, data, after ? { after } : {}));

it('keeps no address of a finished job, and no text of a failed one', async () => {
  await sendTo('test.personal', { email: 'asha@example.com' });
  await expect.poll(() => done).toContain('asha@example.com');
  await expect.poll(() => kept('asha@example.com')).toEqual([]);
  await sendTo('test.refused', { to: 'ravi@example.com' });
  await expect.poll(() => kept('ravi@example.com')).toEqual([{ name: 'test.refused', state: 'failed' }]);
  expect(await kept('550')).toEqual([]);
});

it('deletes the jobs that carry an address, in any state, and no others', async () => {
  await sendTo('test.personal', { email: 'Meena@example.com' }, later);
  await sendTo('test.personal', { email: 'somebody.else@example.com' }, later);
  const forget = (...texts: string[]) => platform.db.transaction().execute((trx) => platform.jobs.forget(trx, texts));
  expect(await forget()).toBe(0);
  expect(await forget('meena@example.com', 'ravi@example.com')).toBe(2);
  for (const text of ['Meena', 'ravi@example.com']) expect(await kept(text)).toEqual([]);
  expect(await kept('somebody.else')).toHaveLength(1);
});

it('leaves jobs whose address only begins or ends with the one given', async () => {
  for (const email of ['a@example.com', 'sha.a@example.com', 'sha-a@example.com', 'a@example.com.au'])
    await sendTo('test.personal', { email }, later);
  await sendTo('test.personal', { people: [{ name: 'A', email: 'A@example.com' }] }, later);
  const failed = (reason: string) => sql`
    insert into pgboss.job (name, data, state, output) values ('test.refused', '{}', 'failed', ${JSON.stringify({ message: reason })}::jsonb)`;
  await failed('550 <a@example.com> is unknown').execute(platform.db);
  await failed('550 <sha.a@example.com> is unknown').execute(platform.db);
  expect(await platform.db.transaction().execute((trx) => platform.jobs.forget(trx, ['a@example.com']))).toBe(3);
  expect(await kept('sha.a@example.com')).toHaveLength(2);
  for (const other of ['sha-a@example.com', 'a@example.com.au']) expect(await kept(other)).toHaveLength(1);
});

it('a schedule of a former version ends with the next start', async () => {
  const schedules = async () =>
    (await sql<{ name: string }>`select name from pgboss.schedule`.execute(platform.db)).rows.map(({ name }) => name);
  const start = async (...queues: string[]) => {
    const jobs = createJobs(platform.url, platform.log);
    for (const queue of queues) jobs.handle(queue, async () => {}, { every: '0 0 1 1 *' });
    await jobs.start('web');
    await jobs.stop();
  };
  await start('test.former', 'test.lasting');
  expect(await schedules()).toEqual(expect.arrayContaining(['test.former', 'test.lasting']));
  await start('test.lasting');
  expect(await schedules()).toEqual(['test.lasting']);
});

it('asks for the work of all idle queues at once', async () => {
  const committed = async () => {
    const { rows } = await sql<{ many: string }>`select xact_commit as many from pg_stat_database
      where datname = current_database()`.execute(platform.db);
    return Number(rows[0]?.many);
  };
  const before = await committed();
  await sql`select pg_sleep(4)`.execute(platform.db); // the time that is measured
  // Each of 43 workers would have asked four times: 172, and what else a queue does (304 were seen).
  expect((await committed()) - before).toBeLessThan(100);
});
