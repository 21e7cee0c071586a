import os from 'node:os';

const MIB = 1024 * 1024;

/** Bytes of memory that this process may use: the container's limit (cgroup) if there is one, else what the machine has. */
export const memoryLimit = (total = os.totalmem(), container = process.constrainedMemory()): number =>
  container > 0 ? Math.min(total, container) : total; // without a limit the system names 0, or more than there is

/** Bytes for stored pages: a sixteenth of the memory, from 16 MiB (some 300 lists) to 256 MiB. */
export const pageCacheFor = (memory: number): number =>
  Math.min(256 * MIB, Math.max(16 * MIB, Math.floor(memory / 16)));
