import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, readlinkSync } from 'node:fs';

/** Memory used by a process, in MiB. */
export const megabytes = (pid: number): number =>
  Math.round(Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)]).toString()) / 1024);

/** Processor time that a process has used so far, all its threads, in milliseconds (to 10 ms). */
export function processorMs(pid: number): number {
  if (existsSync(`/proc/${pid}/stat`)) {
    // proc(5): after the name in brackets, utime and stime are the 12th and 13th fields, in ticks of 10 ms.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
    return 10 * (Number(fields[11]) + Number(fields[12]));
  }
  const [minutes = '0', seconds = '0'] = execFileSync('ps', ['-o', 'time=', '-p', String(pid)])
    .toString()
    .trim()
    .split(':')
    .slice(-2);
  return 60_000 * Number(minutes) + 1000 * Number(seconds);
}

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
