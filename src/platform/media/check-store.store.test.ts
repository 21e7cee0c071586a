import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readSettings } from '#src/shop/settings.ts';
import { type FreshDatabase, freshDatabase } from '#tests/support/database.ts';
import { checkStore, forgetStore } from './check-store.ts';

let database: FreshDatabase;
let folders: string[];
let told: string[];

beforeEach(async () => {
  database = await freshDatabase();
  folders = [];
  told = [];
});
afterEach(async () => {
  for (const folder of folders) rmSync(folder, { recursive: true });
  await database.close();
});

const folder = (...files: string[]) => {
  const made = mkdtempSync(path.join(os.tmpdir(), 'kiran-store-'));
  folders.push(made);
  for (const file of files) {
    mkdirSync(path.dirname(path.join(made, file)), { recursive: true });
    writeFileSync(path.join(made, file), 'bytes');
  }
  return made;
};
const S3 = {
  S3_ENDPOINT: 'https://objects.example',
  S3_BUCKET: 'pictures',
  S3_ACCESS_KEY_ID: 'id',
  S3_SECRET_ACCESS_KEY: 'key',
};
const log = { warn: (_: unknown, text: string) => told.push(text) } as unknown as Parameters<typeof checkStore>[2];
const check = async (env: Record<string, string>) =>
  checkStore(database.db, readSettings({ NODE_ENV: 'test', DATABASE_URL: database.url, ...env }), log).then(
    () => 'starts',
    (error: Error) => `${error.name}: ${error.message}`,
  );
const idOf = (place: string) => readFileSync(path.join(place, 'store-id'), 'utf8');

describe('pictures in a folder', () => {
  it('lets all instances start that share it, also those that start at the same moment, and the same one again', async () => {
    const shared = folder();
    expect(await Promise.all([1, 2, 3].map(() => check({ DATA_DIR: shared })))).toEqual(Array(3).fill('starts'));
    expect(await check({ DATA_DIR: shared })).toBe('starts');
    expect(idOf(shared)).toMatch(/^store_\w{26}\n$/);
  });

  it('refuses an instance with a folder of its own, before and after the first picture', async () => {
    const [first, second] = [folder(), folder()];
    expect(await check({ DATA_DIR: first })).toBe('starts');
    const refused =
      /^CannotStart: .* is not where the other instances on this database store their pictures: let all of them share one DATA_DIR, or set the S3_… settings\. If /;
    expect(await check({ DATA_DIR: second })).toMatch(refused);
    expect(await check({ DATA_DIR: second })).toMatch(refused);
    const another = folder('media/p-1-640.avif', 'store-id');
    expect(await check({ DATA_DIR: another })).toMatch(refused);
  });

  it('takes a folder with pictures that has no name yet, and one that has moved once the database has been told', async () => {
    expect(await check({ DATA_DIR: folder() })).toBe('starts');
    const restored = folder('originals/p-1.jpg');
    expect(await check({ DATA_DIR: restored })).toBe('starts');
    const moved = folder();
    const [, statement = ''] = /run this in the database: (.*)\.$/.exec(await check({ DATA_DIR: moved })) ?? [];
    await database.pool.query(statement);
    expect(await check({ DATA_DIR: moved })).toBe('starts');
    expect(await check({ DATA_DIR: restored })).toMatch(/^CannotStart/);
  });

  it('takes the place of a restored shop, with a picture in it or without, folder or bucket', async () => {
    const former = folder();
    expect(await check({ DATA_DIR: former })).toBe('starts');
    await forgetStore(database.db); // as a restore does
    const restored = folder();
    expect(await check({ DATA_DIR: restored })).toBe('starts');
    expect(await check({ DATA_DIR: former })).toMatch(/^CannotStart/);
    await forgetStore(database.db);
    expect(await check(S3)).toBe('starts');
    expect(told).toEqual([]);
  });

  it('never refuses the embedded database, which is in the folder itself', async () => {
    expect(await check({ DATA_DIR: folder() })).toBe('starts');
    expect(await check({ DATA_DIR: folder(), DATABASE_URL: '' })).toBe('starts');
  });
});

describe('pictures in a bucket', () => {
  it('lets all instances start that name the same, and refuses another one and a folder', async () => {
    for (let instance = 0; instance < 2; instance++) expect(await check(S3)).toBe('starts');
    expect(await check({ ...S3, S3_BUCKET: 'photos' })).toMatch(
      /^CannotStart: Setting S3_BUCKET is photos, but the pictures of this shop are in the bucket pictures: /,
    );
    expect(await check({ DATA_DIR: folder() })).toMatch(
      /^CannotStart: The pictures of this shop are in the bucket pictures: give this instance the S3_… settings that the others have\. /,
    );
  });

  it('may replace the folder, and says what has to be copied', async () => {
    const former = folder();
    expect(await check({ DATA_DIR: former })).toBe('starts');
    expect(await check(S3)).toBe('starts');
    expect(told).toEqual([expect.stringMatching(/^pictures are in the bucket from now on: copy media, originals /)]);
    expect(await check({ DATA_DIR: former })).toMatch(/^CannotStart/);
  });
});
