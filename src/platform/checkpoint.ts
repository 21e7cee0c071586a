/**
 * Named points in the money and stock flows. They do nothing, but a test can end the process at one of them
 * (TEST_KILL_AT) and see that nothing is lost: tests/faults/kill-points.test.ts visits each of them. The shop adds its own
 * (src/shop/checkpoints.ts) by declaration.
 * @public
 */
export interface Checkpoints {
  /** The mail is out, not marked as sent. */
  'mail.written': true;
}

export type Checkpoint = keyof Checkpoints;

let deadly: string | undefined;

/** Arms one checkpoint for the rest of this process's life. */
export function dieAt(name: string | undefined): void {
  deadly = name;
}

/** Marks a point. Nothing returns from the one that is armed: SIGKILL cannot be caught, as a power cut cannot. */
export function checkpoint(name: Checkpoint): void {
  if (deadly !== name) return;
  process.kill(process.pid, 'SIGKILL');
  // The signal arrives between two instructions; not one more of ours may run.
  for (;;);
}
