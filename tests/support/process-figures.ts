import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readlinkSync } from 'node:fs';

/** Memory used by a process, in MiB. */
export const megabytes = (pid: number): number =>
  Math.round(Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)]).toString()) / 1024);

/** Network connections and listening sockets that a process has open. */
export function sockets(pid: number): number {
  if (!existsSync('/proc/self/fd'))
    return (
      execFileSync('lsof', ['-a', '-i', '-U', '-p', String(pid)])
        .toString()
        .trim()
        .split('\n').length - 1
    );
  return readdirSync(`/proc/${pid}/fd`).filter((fd) => {
    try {
      return readlinkSync(`/proc/${pid}/fd/${fd}`).startsWith('socket:');
    } catch {
      return false; // closed in the meantime
    }
  }).length;
}
