/**
 * Thrown when the shop cannot start or carry on for a reason that the operator can fix. The message says in a sentence or two what is wrong
 * and what to do; it has no stack trace.
 */
export class CannotStart extends Error {
  override name = 'CannotStart';
}

/** Checked by name, because `npm run dev` loads this module twice. */
export const isCannotStart = (error: unknown): error is CannotStart =>
  error instanceof Error && error.name === 'CannotStart';
