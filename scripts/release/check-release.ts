import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { freePort } from '#tests/support/server.ts';
import { makeRelease } from './make-release.ts';
import { untilReady } from './until-ready.ts';

/** Makes a release in a folder of its own and starts it there by its one command, with none of this checkout's packages or settings. */
export async function checkRelease() {
  const around = mkdtempSync(path.join(os.tmpdir(), 'kiran-release-'));
  chmodSync(around, 0o755); // the embedded database has an account of its own
  let child: ChildProcess | undefined;
  try {
    const { folder, megabytes } = makeRelease({ lean: false, to: path.join(around, 'kiran') });
    const { packages } = JSON.parse(readFileSync(path.join(import.meta.dirname, '../../package-lock.json'), 'utf8'));
    const development = Object.keys(packages).filter((name) => packages[name].dev);
    const found = development.filter((name) => existsSync(path.join(folder, name)));
    assert.deepEqual(found, [], 'packages for development are in it');
    const before = readdirSync(folder, { recursive: true }).length;
    const PORT = String(await freePort());
    // No registry: a start that asks for packages fails.
    const env = {
      PATH: outside(),
      PORT,
      HOST: '127.0.0.1',
      DATA_DIR: path.join(around, 'data'),
      GUEST_ACCESS: 'open',
      npm_config_registry: 'http://127.0.0.1:9',
    };
    child = spawn('npm', ['start'], { cwd: folder, env, stdio: ['ignore', 'pipe', 'inherit'] });
    const url = `http://127.0.0.1:${PORT}`;
    const seconds = await untilReady(child, url);
    for (const page of ['/', '/products', '/api/products']) assert.equal((await fetch(url + page)).status, 200, page);
    console.log(`release: ${megabytes} MB, ready after ${seconds.toFixed(1)} s with a new database`);
    // npm passes the signal on to the shop, which has taken its place.
    child.kill('SIGTERM');
    const [code] = await once(child, 'exit');
    assert.equal(code, 0);
    assert.equal(readdirSync(folder, { recursive: true }).length, before, 'it has written to its own folder');
  } finally {
    child?.kill('SIGKILL');
    rmSync(around, { recursive: true, force: true });
  }
}

/** This process's search path without the checkout's own programs. */
const outside = () =>
  (process.env['PATH'] ?? '')
    .split(path.delimiter)
    .filter((folder) => !folder.includes('node_modules'))
    .join(path.delimiter);
