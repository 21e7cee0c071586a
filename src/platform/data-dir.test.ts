import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { findDataDir } from './data-dir.ts';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

function places() {
  const around = mkdtempSync(path.join(os.tmpdir(), 'kiran-data-dir-'));
  folders.push(around);
  chmodSync(around, 0o755);
  const [near, system] = [path.join(around, 'near'), path.join(around, 'system')];
  mkdirSync(near);
  const find = () =>
    findDataDir({ dataDir: path.join(near, 'data'), dataDirGiven: false, databaseUrl: undefined }, system);
  return { near, system, find };
}

it('is ./data where nothing prevents it', () => {
  const { near, find } = places();
  expect(find()).toEqual({ dataDir: path.join(near, 'data') });
  expect(existsSync(path.join(near, 'data'))).toBe(true);
});

// Only root has a second place: its database runs as another account, which may not be allowed into every folder.
it.runIf(process.getuid?.() === 0)('names the folder that is closed, and says how to keep existing data', () => {
  const { near, system, find } = places();
  chmodSync(near, 0o700);
  const { dataDir, instead } = find();
  expect([path.dirname(dataDir), instead]).toEqual([
    system,
    `The database's account cannot enter ${near}: the shop's data is in ${dataDir}`,
  ]);

  chmodSync(system, 0o700);
  expect(find).toThrow(
    `The database's account cannot enter ${near}, nor ${system}: set DATA_DIR to a folder that it can enter.`,
  );

  writeFileSync(path.join(dataDir, 'auth-secret'), 'of a shop that has begun');
  const kept = `The database's account cannot enter ${system}: let it pass with chmod o+x ${system}, or move the folder and name its new place in DATA_DIR.`;
  expect(find).toThrow(kept);
  chmodSync(near, 0o755);
  expect(find).toThrow(kept);

  chmodSync(system, 0o755);
  expect(find()).toEqual({ dataDir, instead: `The shop's data is in ${dataDir}, as before` });
});
