import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { promisify } from 'node:util';
import { against, load } from '../bench/load.ts';

const run = promisify(execFile);
const WRK = '/usr/bin/wrk';
const HEADERS = { cookie: 'kiran_kind=guest', 'accept-encoding': 'br' };

/** Requests a second for an address, by wrk if it is there: it costs the processors that all share less than autocannon. */
async function perSecond(url: string, seconds: number): Promise<number> {
  if (!existsSync(WRK)) return load({ url, headers: HEADERS }, seconds, 16);
  const headers = Object.entries(HEADERS).flatMap(([name, value]) => ['-H', `${name}: ${value}`]);
  const { stdout } = await run(WRK, ['-t1', '-c16', `-d${seconds}s`, ...headers, url]);
  if (/Non-2xx|Socket errors/.test(stdout)) throw new Error(stdout);
  return Number(/Requests\/sec:\s*([\d.]+)/.exec(stdout)?.[1]);
}

/** The home page through the edge and directly from one instance, in turn. */
export const compareSpeed = (edge: string, instance: string, rounds: number) =>
  against(
    () => perSecond(`${edge}/`, 4),
    () => perSecond(`${instance}/`, 4),
    rounds,
  );
