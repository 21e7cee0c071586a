import { fork } from 'node:child_process';
import path from 'node:path';
import { threadTicks } from '../processes.ts';
import { startBare, take } from './bare.ts';
import type { Counted, Load, Needed, Target } from './measurement.ts';
import type { Order } from './socket-generator.ts';
import { hasWrk, installWrk, loadByWrk } from './wrk.ts';

/** A generator that needs more than half a processor may be as slow as what it measures, and make it look fast. */
const MOST_OF_A_PROCESSOR = 0.5;
/** A server that works for so much of the time does not wait for the generator. */
const AT_WORK = 0.95;

/** Whether the generator may have been what kept a server from answering more. `known` to be slow: found so before. */
export const mayFlatter = ({ generator, server }: Needed, known: boolean): boolean =>
  !(server >= AT_WORK) && (known || generator > MOST_OF_A_PROCESSOR);

let wrk: boolean | undefined;

/** wrk where it is or can be installed, else our own; `--own-generator` asks for that. */
export function chooseGenerator(own: boolean): string {
  if (!own && !hasWrk()) installWrk();
  wrk = !own && hasWrk();
  return wrk ? 'wrk' : 'the bench’s own generator';
}

/** Keeps `connections` busy for so many seconds. Throws if an answer is not a success. */
export async function load(target: Target, seconds: number, connections = 16): Promise<Load> {
  if (wrk === undefined) chooseGenerator(false);
  if (target.method !== 'POST') {
    const { status } = await take(target.url, target.headers ?? {}); // wrk would count a redirect
    if (status !== 200) throw new Error(`${target.url} answers ${status}`);
  }
  const before = threadTicks(target.pid);
  const counted = await (wrk ? loadByWrk : loadBySockets)(target, connections, seconds);
  const server = (threadTicks(target.pid) - before) / 100 / counted.seconds;
  const { requests, bad, failed, processor } = counted;
  if (bad > 0 || failed > 0)
    throw new Error(`${target.url}: of ${requests} answers ${bad} were no success, and ${failed} did not come`);
  // A shop that is busy elsewhere may not answer at all for as long as it is measured.
  const p99 = requests > 0 ? counted.p99 : Infinity;
  return { perSecond: requests / counted.seconds, p99, generator: processor / counted.seconds, server };
}

async function loadBySockets(target: Target, connections: number, seconds: number): Promise<Counted> {
  const { hostname, port, pathname, search, host } = new URL(target.url);
  const body = Buffer.from(target.body ?? '');
  const headers = {
    host,
    ...(target.method === 'POST' && { 'content-length': String(body.length) }),
    ...target.headers,
  };
  const head = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  const request = Buffer.concat([
    Buffer.from(`${target.method ?? 'GET'} ${pathname}${search} HTTP/1.1\r\n${head.join('')}\r\n`),
    body,
  ]);
  const child = fork(path.join(import.meta.dirname, 'socket-generator.ts'));
  const order: Order = {
    host: hostname,
    port: Number(port),
    request: request.toString('base64'),
    connections,
    seconds,
  };
  child.send(order);
  return new Promise((resolve, reject) => {
    child.once('message', resolve as never).once('exit', (code) => reject(new Error(`the generator ended (${code})`)));
  });
}

/**
 * What the generator can do, before anything is measured with it: against an answer that costs nothing, and against the bare server. `most` is what
 * it could ask for with a processor of its own; it must be twice what the bare server answers.
 */
export async function measureGenerator(
  seconds: number,
): Promise<{ most: number; cheap: number; bare: number; fast: boolean }> {
  const responder = fork(path.join(import.meta.dirname, 'cheap-responder.ts'));
  const port = await new Promise<number>((resolve) => responder.once('message', resolve as never));
  const bare = await startBare({ status: 200, headers: { 'content-type': 'text/plain' }, body: Buffer.from('OK') });
  try {
    const cheap = await load({ url: `http://127.0.0.1:${port}/` }, seconds);
    const yardstick = await load({ url: bare.url }, seconds);
    const most = cheap.perSecond / cheap.generator;
    return {
      most,
      cheap: cheap.perSecond,
      bare: yardstick.perSecond,
      fast: most >= yardstick.perSecond / MOST_OF_A_PROCESSOR,
    };
  } finally {
    responder.kill();
    bare.stop();
  }
}
