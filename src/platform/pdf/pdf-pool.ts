import { Tinypool } from 'tinypool';
import { Fault } from '#src/platform/fault.ts';

/** Writes documents off the request path: setting an A4 page takes the processor up to half a second. */
export type Press = {
  /** Calls an exported function of the module in its thread; answers the file. Throws `unavailable` when too many are waiting. */
  write(name: string, content: unknown): Promise<Buffer>;
  close(): Promise<void>;
};

/** As many documents as are set in about half a minute. */
const MOST_WAITING = 64;

/**
 * One document at a time, in a thread that ends after a minute without work.
 * @param module whose exported functions write the documents; contents are passed by structured clone
 */
export function openPress(module: URL): Press {
  const pool = new Tinypool({
    filename: module.href,
    runtime: 'worker_threads',
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: 60_000,
  });
  return {
    async write(name, content) {
      if (pool.queueSize >= MOST_WAITING) {
        throw new Fault('unavailable', 'documents-busy', {
          detail: { retryAfter: 10 },
        });
      }
      return Buffer.from((await pool.run(content, { name })) as Uint8Array);
    },
    close: () => pool.destroy(),
  };
}
