import type { Platform } from '#src/platform/platform.ts';
import { selectWork } from './work.store.ts';
import type { Work } from './work.ts';

const NEVER = Number.MAX_SAFE_INTEGER;

/** What waits for the administrator: complaints first, which have a deadline, then what has waited longest. */
export async function showWork({ db, settings }: Pick<Platform, 'db' | 'settings'>): Promise<Work[]> {
  const work = await selectWork(db, settings.testPayments);
  return work.toSorted(
    (one, other) =>
      (one.due?.getTime() ?? NEVER) - (other.due?.getTime() ?? NEVER) || one.oldest.getTime() - other.oldest.getTime(),
  );
}
