import { randomBytes } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, rmdir, stat } from 'node:fs/promises';
import path from 'node:path';
import type { BackupTarget } from './target.ts';

/** Backups in a folder: another disk, or a mounted share. Nobody but this account can read them. */
export function folderTarget(given: string): BackupTarget {
  const folder = path.resolve(given);
  const place = (name: string) => path.join(folder, ...name.split('/'));
  return {
    place: folder,
    async put(name, bytes) {
      const file = place(name);
      await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
      const aside = `${file}.${randomBytes(4).toString('hex')}.part`;
      try {
        const draft = await open(aside, 'wx', 0o600);
        try {
          await draft.writeFile(bytes);
          await draft.sync();
        } finally {
          await draft.close();
        }
        await rename(aside, file);
      } catch (error) {
        await rm(aside, { force: true }).catch(() => {});
        throw error;
      }
    },
    async get(name) {
      return readFile(place(name)).catch(unlessMissing(undefined));
    },
    async *list(below) {
      const names = await readdir(place(below), { recursive: true }).catch(unlessMissing([] as string[]));
      for (const one of names) {
        const found = await stat(path.join(place(below), one)).catch(unlessMissing(undefined));
        const name = path.posix.join(below, one.split(path.sep).join('/'));
        if (found?.isFile()) yield { name, size: found.size, at: found.mtime };
      }
    },
    async remove(name) {
      await rm(place(name), { force: true });
      await rmdir(path.dirname(place(name))).catch(() => {}); // as long as others are in it
    },
  };
}

const unlessMissing =
  <T>(instead: T) =>
  (error: NodeJS.ErrnoException): T => {
    if (error.code === 'ENOENT') return instead;
    throw error;
  };
