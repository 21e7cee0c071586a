import { randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { checkKey, isKey, KINDS, type PictureStore } from './picture-store.ts';

const TYPES: Record<string, string> = {
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
};

/** Pictures in a folder (DATA_DIR). */
export function diskStore(folder: string): PictureStore {
  const place = (key: string) => path.join(folder, checkKey(key));
  return {
    async put(key, bytes) {
      const file = place(key);
      await mkdir(path.dirname(file), { recursive: true });
      // Written to a temporary file and renamed: neither a reader nor a kill half-way ever sees half a picture.
      const aside = `${file}.${randomBytes(6).toString('hex')}.part`;
      try {
        await writeFile(aside, bytes, { flush: true });
        await rename(aside, file);
      } catch (error) {
        // On a full disk each further attempt would leave more behind.
        await rm(aside, { force: true }).catch(() => {});
        throw error;
      }
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
    async *list() {
      for (const kind of KINDS) {
        for (const name of await readdir(path.join(folder, kind)).catch(() => [])) {
          const key = `${kind}/${name}`;
          if (!isKey(key) || name.endsWith('.part')) continue; // being written, or left behind by a kill
          const found = await stat(place(key)).catch(() => undefined); // removed in the meantime
          if (found?.isFile()) yield { key, mark: `${found.size} ${found.mtimeMs}` };
        }
      }
    },
  };
}
