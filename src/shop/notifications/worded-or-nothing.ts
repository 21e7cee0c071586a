import type { Platform } from '#src/platform/platform.ts';

/** The words that `make` finds, or nothing where it fails: a mail that cannot be worded must not undo what it tells of. */
export function wordedOrNothing<T>({ log }: Pick<Platform, 'log'>, kind: string, make: () => T): T | undefined {
  try {
    return make();
  } catch (error) {
    log.error({ err: error, kind }, 'a mail could not be worded');
    return undefined;
  }
}
