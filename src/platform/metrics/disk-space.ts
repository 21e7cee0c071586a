import { statfs } from 'node:fs/promises';

/** In bytes; `free` is what this account may still write. */
export type DiskSpace = { size: number; free: number };

/** Undefined where it cannot be told, e.g. for a folder that is not there. */
export async function diskSpace(folder: string): Promise<DiskSpace | undefined> {
  try {
    const { bsize, blocks, bavail } = await statfs(folder);
    return { size: blocks * bsize, free: bavail * bsize };
  } catch {
    return undefined;
  }
}
