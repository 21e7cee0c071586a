import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { type CutLine, cutLine } from '#tests/support/cut-line.ts';
import { type FreshDatabase, freshDatabase } from '#tests/support/database.ts';
import { type Listening, listen } from './listen.ts';

const WAITS = { first: 10, longest: 100, answer: 10_000, idle: 50 };
/** Used where a silence must be detected. A busy machine may sometimes count as a silent line, so nothing is counted there. */
const IMPATIENT = { ...WAITS, answer: 1_000 };
const SOON = { timeout: 60_000 };

let database: FreshDatabase;
let line: CutLine;
let told: string[];
let listening: Listening | undefined;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database?.close());
beforeEach(async () => {
  line = await cutLine(database.url);
  told = [];
});
afterEach(async () => {
  await listening?.stop();
  await line.close();
});

function begin(waits = WAITS, url = line.url) {
  const tell = (word: string) => () => void told.push(word);
  const hearer = {
    heard: (payload: string) => void told.push(payload),
    listening: tell('listening'),
    answered: tell('answered'),
    lost: tell('lost'),
  };
  listening = listen(url, { channel: 'news', name: 'kiran test' }, hearer, waits);
}
const notify = (payload: string) => database.pool.query('select pg_notify($1, $2)', ['news', payload]);
const sessions = async () =>
  (await database.pool.query("select from pg_stat_activity where application_name = 'kiran test'")).rowCount;

it('listens again after any number of failures, and never holds more than one connection', async () => {
  begin();
  await expect.poll(() => told, SOON).toContain('listening');
  line.become('refusing');
  await expect.poll(() => told.filter((word) => word === 'lost').length, SOON).toBeGreaterThanOrEqual(12);
  line.become('open');
  told = [];
  await expect.poll(() => told, SOON).toContain('listening');
  await notify('good');
  await expect.poll(() => told, SOON).toContain('good');
  await expect.poll(() => line.connections().now, SOON).toBe(1);
  expect(line.connections().most).toBeLessThanOrEqual(2); // one that is closing, and the next
  await expect.poll(sessions, SOON).toBe(1);
});

it('retries less and less often', async () => {
  const url = new URL(database.url);
  url.port = '1'; // nothing listens there
  const began = performance.now();
  begin(WAITS, url.href);
  await expect.poll(() => told.length, SOON).toBeGreaterThanOrEqual(10);
  // Pauses of at least 5, 10, 20, 40 and then 50 ms each: that many tries cannot have taken less.
  expect(performance.now() - began).toBeGreaterThan((told.length - 5) * 50);
});

it('notices a dead connection that nobody has closed', async () => {
  begin(IMPATIENT);
  await expect.poll(() => told, SOON).toContain('answered');
  line.become('silent');
  await expect.poll(() => told, SOON).toContain('lost');
  line.become('open');
  told = [];
  await expect.poll(() => told, SOON).toContain('listening');
  await expect.poll(() => line.connections().now, SOON).toBe(1);
});

it('checks the connection at once on request', async () => {
  begin({ ...WAITS, idle: 60_000 });
  await expect.poll(() => told, SOON).toEqual(['listening']);
  listening?.check();
  await expect.poll(() => told, SOON).toEqual(['listening', 'answered']);
  line.become('silent');
  listening?.check();
  await expect.poll(() => told, SOON).toContain('lost');
});

it.each(['open', 'silent', 'refusing'] as const)(
  'leaves nothing behind when it is stopped on a connection that is %s',
  async (state) => {
    line.become(state);
    begin({ ...WAITS, answer: 60_000, longest: 60_000 });
    await expect.poll(() => line.connections().ever, SOON).toBeGreaterThan(0);
    await listening?.stop();
    const { ever } = line.connections();
    await expect.poll(() => line.connections().now, SOON).toBe(0);
    await expect.poll(sessions, SOON).toBe(0);
    told = [];
    line.become('open');
    await notify('too late');
    expect(line.connections().ever).toBe(ever);
    expect(told).toEqual([]);
  },
);
