import { execFile } from 'node:child_process';
import {
  appendFileSync,
  chmodSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  readlinkSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { databaseAccount } from '#src/platform/database/embedded/account.ts';
import { findPrograms } from '#src/platform/database/embedded/programs.ts';
import { LONG, tell } from '#tests/support/rounds.ts';
import { freePort, type RunningServer, runServer, startServer } from '#tests/support/server.ts';
import { PASSWORD } from '#tests/support/visitor.ts';

// The embedded database stops under its shop, is shared with nobody, and is stopped only by the process that started it (docs/decisions/0017).

const SOON = { timeout: 120_000, interval: 50 };
const MINUTES = { timeout: 600_000 };
const run = promisify(execFile);

let folder: string;
let shops: RunningServer[];
beforeEach(() => {
  folder = mkdtempSync(path.join(existsSync('/dev/shm') ? '/dev/shm' : os.tmpdir(), 'kiran-watched-'));
  chmodSync(folder, 0o755); // the database's account must be able to enter
  shops = [];
});
afterEach(async () => {
  await Promise.all(shops.map((shop) => shop.kill()));
  try {
    const left = postmaster();
    if (readlinkSync(`/proc/${left}/cwd`) === path.join(folder, 'postgres/data')) process.kill(left, 'SIGQUIT');
  } catch {} // none is left
  rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
});

const file = (name: string) => path.join(folder, 'postgres/data', name);
const postmaster = () => Number(readFileSync(file('postmaster.pid'), 'utf8').split('\n')[0]);
const ready = (shop: RunningServer) =>
  shop
    .visitor()
    .ask('GET', '/readyz')
    .then(({ status }) => status);

async function start(): Promise<RunningServer> {
  const shop = await startServer({ env: { DATA_DIR: folder, SEED: 'none' } });
  shops.push(shop);
  return shop;
}

/** From now on PostgreSQL refuses to start on these files, until the returned function is called. */
function spoil(): () => void {
  const settings = readFileSync(file('postgresql.conf'));
  appendFileSync(file('postgresql.conf'), '\nno_such_setting = 1\n');
  return () => writeFileSync(file('postgresql.conf'), settings);
}

describe('an embedded database that ends', MINUTES, () => {
  it('is restarted, and the shop continues with its data', async () => {
    const shop = await start();
    const person = await shop.visitor().signUp();
    const before = postmaster();
    process.kill(before, 'SIGKILL');
    await expect.poll(() => shop.output(), SOON).toContain('the embedded database is running again');
    expect(shop.output().match(/the embedded database has ended/g)).toHaveLength(1);
    await expect.poll(() => ready(shop), SOON).toBe(200);
    expect(postmaster()).not.toBe(before);
    expect((await shop.visitor().signIn({ email: person.email, password: PASSWORD })).uid).toBe(person.uid);
    expect(await shop.stop()).toBe(0);
    expect(existsSync(file('postmaster.pid'))).toBe(false);
  });

  it('ends the process, with a message, when it cannot be restarted', async () => {
    const shop = await start();
    const repair = spoil();
    process.kill(postmaster(), 'SIGKILL');
    expect(await shop.ended).toBe(1);
    const lines = shop
      .output()
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(lines.filter(({ msg }) => msg === 'the embedded database does not start')).toHaveLength(3);
    expect(lines.find(({ level }) => level === 60)?.msg).toMatch(
      /^The embedded database has ended and does not start again: .*server\.log\.$/,
    );
    expect(shop.output()).not.toMatch(/ {4}at /);
    repair();
    expect(await ready(await start())).toBe(200);
  });

  it('does not keep a shop from stopping within seconds', async () => {
    const shop = await start();
    spoil();
    process.kill(postmaster(), 'SIGKILL');
    await expect.poll(() => shop.output(), SOON).toContain('the embedded database has ended');
    const began = performance.now();
    expect(await shop.stop()).toBe(0);
    const took = Math.round(performance.now() - began);
    tell(`stopped while its database does not start, within ${took} ms`);
    if (LONG) expect(took).toBeLessThan(15_000); // at most 8 s, plus the delay of a busy machine
  });
});

describe('the folder of an embedded database', MINUTES, () => {
  it('is used by one shop at a time', async () => {
    const first = await start();
    const before = postmaster();
    const { how, output } = await runServer({ DATA_DIR: folder, PORT: '0' });
    expect(how).toBe(1);
    const last = output.trimEnd().split('\n').at(-1) as string; // after what the shop advises about its settings
    expect(JSON.parse(last).msg).toBe(
      `Another Kiran (process ${first.pid}) is using the data in ${folder}: stop it, or give this one a folder of its own with DATA_DIR.`,
    );
    expect(postmaster()).toBe(before);
    expect(await ready(first)).toBe(200);
  });

  it('is free once its shop is dead, even if its process number is taken again', async () => {
    const first = await start();
    await first.kill();
    expect(existsSync(path.join(folder, 'postgres/shop.lock'))).toBe(true);
    writeFileSync(path.join(folder, 'postgres/shop.pid'), `${process.pid}\n`);
    const second = await start();
    expect(await ready(second)).toBe(200);
    expect(await second.stop()).toBe(0);
    expect(existsSync(file('postmaster.pid'))).toBe(false); // it was a shop's, so its successor may stop it
  });

  it('keeps a database that somebody has started in it by hand', async () => {
    expect(await (await start()).stop()).toBe(0);
    const account = databaseAccount(path.join(folder, 'postgres/data'));
    const { pg_ctl } = await findPrograms(folder, account);
    const options = { cwd: '/', ...account };
    const log = path.join(folder, 'postgres/by-hand.log');
    await run(
      pg_ctl,
      [
        'start',
        '-w',
        '-D',
        path.join(folder, 'postgres/data'),
        '-l',
        log,
        '-o',
        `-p ${await freePort()} -c unix_socket_directories=`,
      ],
      options,
    );
    const before = postmaster();
    const shop = await start();
    expect(await ready(shop)).toBe(200);
    expect(await shop.stop()).toBe(0);
    expect(postmaster()).toBe(before);
    await run(pg_ctl, ['stop', '-w', '-m', 'fast', '-D', path.join(folder, 'postgres/data')], options);
  });
});
