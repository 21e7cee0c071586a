import type { Platform } from '#src/platform/platform.ts';
import { forgetWords } from './search.store.ts';

/** Nightly: stops suggesting words that nothing on sale is called by any more. */
export async function forgetSearchWords({ db }: Pick<Platform, 'db'>): Promise<void> {
  await forgetWords(db);
}
