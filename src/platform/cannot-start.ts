/**
 * Thrown where the shop cannot start, or go on, for a reason that whoever runs it can remove. Its message is a sentence or two that say
 * what is wrong and what to do; no stack trace belongs to it.
 */
export class CannotStart extends Error {
  override name = 'CannotStart';
}

/** By name, because `npm run dev` loads this module twice. */
export const isCannotStart = (error: unknown): error is CannotStart =>
  error instanceof Error && error.name === 'CannotStart';
