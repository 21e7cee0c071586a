import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'kiran-release-'));
  for (const part of ['scripts', 'src']) mkdirSync(path.join(folder, part));
  cpSync(path.join(import.meta.dirname, 'start-release.mjs'), path.join(folder, 'scripts/start-release.mjs'));
  cpSync(path.join(import.meta.dirname, '../.nvmrc'), path.join(folder, '.nvmrc'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Starts it from another folder, with this file as the shop. */
function start(main: string) {
  writeFileSync(path.join(folder, 'src/main.ts'), main);
  const env = { PATH: process.env['PATH'] };
  const { status, stdout, stderr } = spawnSync(process.execPath, [path.join(folder, 'scripts/start-release.mjs')], {
    cwd: '/',
    env,
  });
  return { status, out: String(stdout), err: String(stderr) };
}

it('starts the shop in its own folder, for production', () => {
  const { status, out } = start('console.log(process.cwd(), process.env.NODE_ENV)');
  expect(out.trim()).toBe(`${folder} production`);
  expect(status).toBe(0);
});

it('says in one sentence that Node is too old, before it reads any TypeScript', () => {
  writeFileSync(path.join(folder, '.nvmrc'), '99\n');
  expect(start('no program')).toEqual({
    status: 1,
    out: '',
    err: `This is Node ${process.versions.node}: the shop needs Node 99 or newer.\n`,
  });
});

it('says in one sentence that packages are missing, and leaves other failures as they are', () => {
  expect(start("import 'kysely';")).toEqual({
    status: 1,
    out: '',
    err: 'The package kysely is not installed: run npm ci --omit=dev.\n',
  });
  expect(start("throw new Error('another')").err).toContain('Error: another');
});
