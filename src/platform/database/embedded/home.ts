import type { Account } from './account.ts';
import type { Programs } from './programs.ts';

/** A server's place and how its programs are run there. */
export type Home = { folder: string; files: string; programs: Programs; account: Account; options: { cwd: string } };

/**
 * A Unix socket takes a third off what a query costs the process, against loopback TCP (measured: 19 µs of CPU for 28). Its
 * path may have 107 characters at most, and Windows has none: there and with longer paths TCP it is.
 */
export const socketFolder = (folder: string): string =>
  process.platform !== 'win32' && /^[\w./-]{1,85}$/.test(folder) ? folder : '';

export const address = (port: number, password: string, folder: string) =>
  `postgres://postgres:${password}@${encodeURIComponent(socketFolder(folder)) || '127.0.0.1'}:${port}/postgres`;
