import { execFile, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Counted, Target } from './measurement.ts';

const run = promisify(execFile);

/** wrk prints its figures for people; this says them as JSON. Times are in microseconds. */
const REPORT = `
done = function(summary, latency, requests)
  io.write(string.format('\\nFIGURES {"requests":%d,"microseconds":%d,"p50":%d,"p99":%d,"bad":%d,"failed":%d}\\n',
    summary.requests, summary.duration, latency:percentile(50), latency:percentile(99), summary.errors.status,
    summary.errors.connect + summary.errors.read + summary.errors.write + summary.errors.timeout))
end
`;

export const hasWrk = (): boolean => spawnSync('wrk', ['--version'], { stdio: 'ignore' }).error === undefined;

/** Installs wrk where that needs no question: as root on Debian, as scripts/prepare-start.mjs does with the browser. */
export function installWrk(): void {
  if (!isDebianRoot()) return;
  console.log('Installing wrk, the load generator …');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (...words: string[]) =>
    spawnSync('apt-get', ['-qq', '-o', 'DPkg::Lock::Timeout=60', ...words], { stdio: 'ignore', env }).status === 0;
  if (!apt('install', '-y', 'wrk')) apt('update') && apt('install', '-y', 'wrk');
}

/** One thread: a second one would take the processor of the server that is measured. */
export async function loadByWrk(target: Target, connections: number, seconds: number): Promise<Counted> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'kiran-wrk-'));
  try {
    const script = path.join(folder, 'report.lua');
    const body = target.body === undefined ? '' : `wrk.body = ${luaText(target.body)}\n`;
    writeFileSync(script, `wrk.method = "${target.method ?? 'GET'}"\n${body}${REPORT}`);
    const headers = Object.entries(target.headers ?? {}).flatMap(([name, value]) => ['-H', `${name}: ${value}`]);
    const words = [
      '-t1',
      `-c${connections}`,
      `-d${Math.ceil(seconds)}s`,
      '--timeout',
      '60s',
      '-s',
      script,
      ...headers,
      target.url,
    ];
    // The shell's own `times` tells what its child has used of the processor.
    const { stdout } = await run('sh', ['-c', 'wrk "$@" && times', 'sh', ...words]);
    return readReport(stdout);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The figures that REPORT has written, and the second line of `times`, which is about the children. */
export function readReport(printed: string): Counted {
  const { microseconds, p50, p99, ...counts } = JSON.parse(/^FIGURES (.*)$/m.exec(printed)?.[1] ?? '{}');
  const used = [...printed.matchAll(/^(\d+)m([\d.]+)s (\d+)m([\d.]+)s$/gm)][1]?.slice(1).map(Number);
  if (microseconds === undefined || !used) throw new Error(`wrk has said nothing to read:\n${printed}`);
  const [minutes = 0, seconds = 0, systemMinutes = 0, systemSeconds = 0] = used;
  return {
    ...counts,
    seconds: microseconds / 1e6,
    p50: p50 / 1000,
    p99: p99 / 1000,
    processor: 60 * (minutes + systemMinutes) + seconds + systemSeconds,
  };
}

const luaText = (text: string): string =>
  `"${text.replaceAll(/[\\"\n]/g, (mark) => (mark === '\n' ? '\\n' : `\\${mark}`))}"`;

function isDebianRoot(): boolean {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return false;
  return !/ubuntu/i.test(existsSync('/etc/os-release') ? readFileSync('/etc/os-release', 'utf8') : '');
}
