import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import {
  AM_ROOT,
  atTerminal,
  type Checkout,
  makeCheckout,
  ORDINARY,
  own,
  readOnly,
  type Started,
  type StartOptions,
  startIn,
  stopAll,
} from '#tests/support/checkout.ts';
import { createVisitor, PASSWORD } from '#tests/support/visitor.ts';

// The first command of the README in the places where people really run it (docs/decisions/0017, 0018). As root, a test switches to whichever
// account a case is about; as an ordinary user, each case runs as that user, who has no place other than the checkout.

const MINUTES = { timeout: 600_000 };
const checkouts: Checkout[] = [];
const folders: string[] = [];

afterEach(async () => {
  await stopAll();
  for (const one of checkouts.splice(0)) one.remove();
  for (const folder of folders.splice(0))
    rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
});

function checkout(options: Parameters<typeof makeCheckout>[0]): Checkout {
  const made = makeCheckout(options);
  checkouts.push(made);
  return made;
}

async function begin(place: Checkout, options: StartOptions = {}): Promise<Started> {
  const started = await startIn(place, options);
  await started.ready;
  const instead = elsewhere(started);
  if (instead) folders.push(instead);
  return started;
}

/** Where it says its data is, if that is not ./data. */
const elsewhere = (started: Started) =>
  /the shop's data is in (\/var\/lib\/kiran\/[\w.-]+)/i.exec(started.output())?.[1];
const database = (folder: string) => existsSync(path.join(folder, 'postgres/data/PG_VERSION'));
/** Its own lines, without npm's around them. */
const said = (started: Started) =>
  started
    .output()
    .split('\n')
    .filter((line) => line.trim() && !/^(>|npm )/.test(line));

async function signUp(started: Started) {
  return createVisitor(started.url).signUp();
}

/** Expects it to exit on its own, with one line for a pipe and no stack. */
async function refusal(place: Checkout, options: StartOptions = {}): Promise<string> {
  const started = await startIn(place, options);
  expect(await started.ended, started.output()).not.toBe(0);
  expect(said(started), started.output()).toHaveLength(1);
  expect(started.output()).not.toMatch(/ {4}at /);
  const [line = ''] = said(started);
  return line.startsWith('{') ? JSON.parse(line).msg : line;
}

describe('npm start', MINUTES, () => {
  it('works in a folder like /root, which nobody else can enter, and finds its data again', async () => {
    const place = checkout({ mode: 0o700 });
    const first = await begin(place);
    const person = await signUp(first);
    const data = elsewhere(first) ?? path.join(place.folder, 'data');
    expect(data.startsWith(AM_ROOT ? '/var/lib/kiran/kiran-' : place.folder)).toBe(true);
    expect(database(data)).toBe(true);
    expect(said(first).filter((line) => line.includes("the shop's data is in"))).toHaveLength(AM_ROOT ? 1 : 0);
    expect(await first.stop()).toBe(0);

    const second = await begin(place);
    expect((await createVisitor(second.url).signIn({ email: person.email, password: PASSWORD })).uid).toBe(person.uid);
    if (!AM_ROOT) return;
    // Once others have access, the existing data are still the shop's.
    await second.stop();
    chmodSync(place.around, 0o755);
    const third = await begin(place);
    expect(elsewhere(third)).toBe(data);
    expect((await createVisitor(third.url).signIn({ email: person.email, password: PASSWORD })).uid).toBe(person.uid);
  });

  it('works in a folder like /srv, keeps its data in ./data, and never replaces it by an empty shop', async () => {
    const place = checkout({ mode: 0o755 });
    const first = await begin(place, { command: ['/bin/sh', '-c', 'umask 077 && exec npm start'] });
    const person = await signUp(first);
    expect(database(path.join(place.folder, 'data'))).toBe(true);
    expect(elsewhere(first)).toBeUndefined();
    await first.stop();
    if (AM_ROOT) {
      chmodSync(place.around, 0o700);
      expect(await refusal(place)).toBe(
        `The database's account cannot enter ${place.around}: let it pass with chmod o+x ${place.around}, or move the folder and name its new place in DATA_DIR.`,
      );
      chmodSync(place.around, 0o755);
    }
    const second = await begin(place);
    expect((await createVisitor(second.url).signIn({ email: person.email, password: PASSWORD })).uid).toBe(person.uid);
  });

  it('works for an ordinary user whose home nobody else can enter', async () => {
    const place = checkout({ mode: 0o700, owner: ORDINARY });
    const started = await begin(place, { as: ORDINARY });
    await signUp(started);
    expect(database(path.join(place.folder, 'data'))).toBe(true);
    expect(await started.stop()).toBe(0);
  });

  it('works twice on one machine: clones with the same name have their own data, and the second says that the port is taken', async () => {
    const places = [checkout({ mode: 0o700 }), checkout({ mode: 0o700 })] as const;
    const first = await begin(places[0]);
    const port = new URL(first.url).port;
    expect(await refusal(places[1], { env: { PORT: port } })).toBe(
      `Port ${port} is taken: stop what listens there, or choose another, for example PORT=${Number(port) + 1} npm start.`,
    );
    const second = await begin(places[1]);
    const [one, other] = [first, second].map(
      (started, at) => elsewhere(started) ?? path.join((places[at] as Checkout).folder, 'data'),
    );
    expect(one).not.toBe(other);
    const person = await signUp(first);
    expect(
      (await createVisitor(second.url).call('POST', '/auth/sign-in/email', { email: person.email, password: PASSWORD }))
        .status,
    ).toBe(401);
  });
});

describe('a read-only checkout', MINUTES, () => {
  /** As an ordinary user by file modes; as root by a mount, because modes do not restrict root. */
  const ways: [string, () => { as: typeof ORDINARY; command(...words: string[]): string[] }][] = [
    ['by its modes', () => ({ as: ORDINARY, command: (...words) => words })],
    [
      'by its mount',
      () => {
        if (!AM_ROOT) return { as: ORDINARY, command: (...words) => words }; // without the right to mount, only the other way is left
        if (!readOnly(['true']))
          throw new Error(
            'This test makes a read-only mount: run it as a root that may (unshare -m), as in a container with SYS_ADMIN.',
          );
        return { as: undefined, command: (...words) => readOnly(words) as string[] };
      },
    ],
  ];

  it.each(ways)('starts with DATA_DIR on a disk of its own (%s)', async (_, way) => {
    const { as, command } = way();
    const place = sealed();
    const data = dataFolder(as);
    const started = await begin(place, { as, command: command('npm', 'start'), env: { DATA_DIR: data, HOME: data } });
    expect(said(started)[0]).toMatch(
      /^Nothing has to be built: packages and pages are up to date, and .* is read-only\.$/,
    );
    await signUp(started);
    expect(database(data)).toBe(true);
    expect(await started.stop()).toBe(0);
  });

  it.each(ways)('says in one sentence that a stale build cannot be replaced there (%s)', async (_, way) => {
    const { as, command } = way();
    const place = sealed((folder) => writeFileSync(path.join(folder, 'build/.built'), 'of another source\n'));
    for (const words of [
      ['npm', 'start'],
      ['npm', 'run', 'build'],
    ]) {
      expect(await refusal(place, { as, command: command(...words), env: { HOME: dataFolder(as) } })).toMatch(
        /^The pages are older than their source, and .* cannot be written to: run npm run build where it can be, then start again\.$/,
      );
    }
  });

  it('without DATA_DIR tells an ordinary user that one is needed', async () => {
    expect(await refusalOfShop(sealed(), { as: ORDINARY })).toMatch(
      /^Kiran cannot write to .*\/data: set DATA_DIR to a folder where it may\.$/,
    );
  });

  /** Accessible only to root, or without write permission for an ordinary user's own. */
  function sealed(change = (_: string) => {}): Checkout {
    const place = checkout({ mode: 0o755 });
    change(place.folder);
    if (!AM_ROOT) for (const name of ['', 'build', 'node_modules']) chmodSync(path.join(place.folder, name), 0o555);
    return place;
  }
});

describe('a given DATA_DIR', MINUTES, () => {
  it('is used as it is, or refused in one sentence that says what to do', async () => {
    const place = checkout({ mode: 0o755 });
    const closed = dataFolder(undefined);
    chmodSync(closed, AM_ROOT ? 0o700 : 0o500);
    const message = await refusalOfShop(place, { env: { DATA_DIR: path.join(closed, 'shop') } });
    expect(message).toBe(
      AM_ROOT
        ? `The database's account cannot enter ${closed}: let it pass with chmod o+x ${closed}, or set DATA_DIR to another folder.`
        : `Kiran cannot write to ${closed}/shop: let this account write to it, or set DATA_DIR to another folder.`,
    );
    expect(readdirSync(closed)).toEqual([]);
  });
});

describe('the console', MINUTES, () => {
  const node = (more = '') => `${more} exec node src/main.ts`.trim();
  const isJson = (line: string) => line.startsWith('{');

  it('prints sentences at a terminal and JSON into a pipe, unless LOG_FORMAT says otherwise', async () => {
    const place = checkout({ mode: 0o755 });
    const env = { DATA_DIR: path.join(place.around, 'data'), NODE_ENV: 'production' };
    const cases: [words: boolean, command: string[], env: Record<string, string>][] = [
      [true, atTerminal(node()), {}],
      [false, atTerminal(node()), { LOG_FORMAT: 'json' }],
      [false, ['node', 'src/main.ts'], {}],
      [true, ['node', 'src/main.ts'], { LOG_FORMAT: 'words' }],
    ];
    for (const [words, command, more] of cases) {
      const started = await begin(place, { command, env: { ...env, PUBLIC_URL: 'http://shop.example', ...more } });
      // The terminal would stop its shop in its own way, with its own line.
      process.kill(Number(readFileSync(path.join(env.DATA_DIR, 'postgres/shop.pid'), 'utf8')), 'SIGTERM');
      expect(await started.ended).toBe(0);
      const lines = said(started);
      expect(lines.length).toBeGreaterThan(1);
      expect(
        lines.filter((line) => isJson(line) === words),
        command.join(' '),
      ).toEqual([]);
      expect(started.output()).toContain('PUBLIC_URL is not https');
    }
  });

  it('says why nothing starts, in a sentence at a terminal and in a line of JSON into a pipe', async () => {
    const place = checkout({ mode: 0o755 });
    const env = { PORT: 'eighty', NODE_ENV: 'production' };
    for (const [command, words] of [
      [atTerminal(node()), true],
      [['node', 'src/main.ts'], false],
    ] as const) {
      const started = await startIn(place, { command: [...command], env });
      expect(await started.ended).toBe(1);
      const [line = '', ...more] = said(started);
      expect(more).toEqual([]);
      if (words) expect(line.trim()).toBe('Setting PORT must be a port number.');
      else expect(JSON.parse(line)).toMatchObject({ level: 60, msg: 'Setting PORT must be a port number.' });
    }
  });
});

function dataFolder(owner: typeof ORDINARY): string {
  const folder = mkdtempSync(path.join(existsSync('/dev/shm') ? '/dev/shm' : os.tmpdir(), 'kiran-data-'));
  folders.push(folder);
  chmodSync(folder, 0o755);
  if (owner) own(folder, owner);
  return folder;
}

/** The refusal of a shop whose packages and pages are ready, without npm's part in it. */
const refusalOfShop = (place: Checkout, { env = {}, ...options }: StartOptions) =>
  refusal(place, { command: ['node', 'src/main.ts'], env: { NODE_ENV: 'production', ...env }, ...options });
