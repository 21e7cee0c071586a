import type { ChildProcess } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';

const MOST = 180_000;

/** Seconds until a shop answers that it is ready. Throws if it ends before. */
export async function untilReady(child: ChildProcess, url: string): Promise<number> {
  const began = performance.now();
  let said = '';
  child.stdout?.setEncoding('utf8').on('data', (piece: string) => (said += piece));
  while (performance.now() - began < MOST) {
    if (child.exitCode !== null || child.signalCode !== null) throw new Error(`It ended before it was ready:\n${said}`);
    const ready = await fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (ready) return (performance.now() - began) / 1000;
    await pause(50);
  }
  throw new Error(`It is not ready after ${MOST / 1000} s:\n${said}`);
}
