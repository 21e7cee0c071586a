import type { Platform } from '#src/platform/platform.ts';
import { forgetWords } from './search.store.ts';

/** Each night: words that nothing on sale is called by any more are no longer offered as what somebody meant. */
export async function forgetSearchWords({ db }: Pick<Platform, 'db'>): Promise<void> {
  await forgetWords(db);
}
