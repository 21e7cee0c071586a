import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { diskStore } from './disk-store.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'pictures-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

it('leaves nothing behind of a file that it could not store', async () => {
  await mkdir(path.join(folder, 'media', 'taken.webp'), { recursive: true });
  await expect(diskStore(folder).put('media/taken.webp', Buffer.alloc(100), 'image/webp')).rejects.toThrow();
  expect(await readdir(path.join(folder, 'media'))).toEqual(['taken.webp']);
});
