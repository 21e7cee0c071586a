import { randomBytes } from 'node:crypto';
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { checkKey, type PictureStore } from '#src/platform/pictures/picture-store.ts';

const TYPES: Record<string, string> = { '.avif': 'image/avif', '.webp': 'image/webp', '.jpg': 'image/jpeg', '.png': 'image/png', '.svg': 'image/svg+xml' };

/** Pictures in a folder (DATA_DIR). */
export function diskStore(folder: string): PictureStore {
  const place = (key: string) => path.join(folder, checkKey(key));
  return {
    async put(key, bytes) {
      const file = place(key);
      await mkdir(path.dirname(file), { recursive: true });
      // Written aside and moved: a reader, or a kill half-way, never sees half a picture.
      const aside = `${file}.${randomBytes(6).toString('hex')}.part`;
      const handle = await open(aside, 'w');
      try {
        await handle.writeFile(bytes);
        await handle.sync();
      } finally {
        await handle.close();
      }
      await rename(aside, file);
    },
    async get(key) {
      try {
        const body = await readFile(place(key));
        return { body, type: TYPES[path.extname(key)] ?? 'application/octet-stream', length: body.length };
      } catch (error) {
        if ((error as { code?: string }).code === 'ENOENT') return undefined;
        throw error;
      }
    },
    remove: (key) => rm(place(key), { force: true }),
  };
}
