import { readdirSync, readFileSync } from 'node:fs';

type Stat = { pid: number; parent: number; name: string; ticks: number };

/** Every process: what it and its children that have ended have used of the processors, in ticks of 10 ms. Linux only: elsewhere none. */
export function readProcesses(): Stat[] {
  return numbered('/proc').flatMap((pid) => {
    const stat = read(`/proc/${pid}/stat`);
    return stat ? [parseStat(stat)] : [];
  });
}

/** The name may contain spaces and brackets; everything after its last bracket is a number. */
export function parseStat(line: string): Stat {
  const end = line.lastIndexOf(')');
  const fields = line.slice(end + 2).split(' ');
  const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
  return {
    pid: Number.parseInt(line, 10),
    parent: Number(fields[1]),
    name: line.slice(line.indexOf('(') + 1, end),
    ticks,
  };
}

/** What a process's first thread, which is Node's own, has used of the processors, in ticks of 10 ms; not a number where that cannot be known. */
export function threadTicks(pid: number | undefined): number {
  const stat = pid === undefined ? '' : read(`/proc/${pid}/task/${pid}/stat`);
  const [user, system] = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 13)
    .map(Number);
  return (user ?? Number.NaN) + (system ?? Number.NaN);
}

/** These processes and all that descend from them. */
export function familyOf(roots: Iterable<number>, all: readonly Stat[] = readProcesses()): Stat[] {
  const known = new Set(roots);
  let size = -1;
  while (size !== known.size) {
    size = known.size;
    for (const { pid, parent } of all) if (known.has(parent)) known.add(pid);
  }
  return all.filter(({ pid }) => known.has(pid));
}

/** MiB. `rss` counts what processes share in each of them; `pss` shares it out. */
export function memoryOf(pids: readonly number[], kind: 'rss' | 'pss'): number {
  const kilobytes = pids.map((pid) => {
    const text = kind === 'rss' ? read(`/proc/${pid}/status`) : read(`/proc/${pid}/smaps_rollup`);
    return Number(/^(?:VmRSS|Pss):\s+(\d+) kB/m.exec(text)?.[1] ?? 0);
  });
  return kilobytes.reduce((sum, one) => sum + one, 0) / 1024;
}

/** What all processors have done so far for processes, or could not do because another machine had them, in ticks. */
export function readTicks(): number {
  const [user = 0, nice = 0, system = 0, , , , , steal = 0] = (/^cpu +(.*)$/m.exec(read('/proc/stat'))?.[1] ?? '')
    .split(' ')
    .map(Number);
  return user + nice + system + steal;
}

const numbered = (folder: string): number[] => {
  try {
    return readdirSync(folder).map(Number).filter(Boolean);
  } catch {
    return [];
  }
};

/** Empty if it has gone in the meantime. */
function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
