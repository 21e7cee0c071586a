import { readdirSync, readFileSync } from 'node:fs';

// Processor time, unlike time, hardly depends on what else the machine does. Linux only: read from /proc.

/** Clock ticks a second, in which /proc counts; the same on every Linux that Node runs on. */
const TICKS = 100;

type Times = { parent: number; own: number; ended: number };

/** From the kernel's line about a process; its name, in brackets, may contain anything. */
function timesOf(pid: number | string): Times | undefined {
  try {
    const line = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const words = line.slice(line.lastIndexOf(')') + 2).split(' ');
    const [parent, user, system, endedUser, endedSystem] = [1, 11, 12, 13, 14].map((at) => Number(words[at]));
    return {
      parent: parent as number,
      own: ((user as number) + (system as number)) / TICKS,
      ended: ((endedUser as number) + (endedSystem as number)) / TICKS,
    };
  } catch {
    return undefined; // it has just ended
  }
}

/** Seconds of processor time that a process, its children and those that have ended have used. */
export function processorSeconds(pid: number): number {
  const root = timesOf(pid);
  if (!root) throw new Error(`process ${pid} has ended`);
  const children = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(timesOf)
    .filter((times) => times?.parent === pid);
  return root.own + root.ended + children.reduce((sum, times) => sum + (times?.own ?? 0) + (times?.ended ?? 0), 0);
}

/** The parent of a process. */
export function parentOf(pid: number): number {
  const parent = timesOf(pid)?.parent;
  if (parent === undefined) throw new Error(`process ${pid} has ended`);
  return parent;
}
