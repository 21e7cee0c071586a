/**
 * Named points in the money and stock flows. They do nothing, but a test can end the process at one of them (TEST_KILL_AT) and see that
 * nothing is lost: tests/faults/kill-points.test.ts tests each of them. The shop adds its own (src/shop/checkpoints.ts) by declaration
 * merging.
 * @public
 */
export interface Checkpoints {
  /** The mail has been sent but is not yet marked as sent. */
  'mail.written': true;
}

export type Checkpoint = keyof Checkpoints;

let deadly: string | undefined;

/** Arms one checkpoint for the rest of this process's life. */
export function dieAt(name: string | undefined): void {
  deadly = name;
}

/** Marks a point. If it is armed, this never returns: SIGKILL cannot be caught, just like a power cut. */
export function checkpoint(name: Checkpoint): void {
  if (deadly !== name) return;
  process.kill(process.pid, 'SIGKILL');
  // The signal is delivered asynchronously; nothing more may run before it arrives.
  for (;;);
}
