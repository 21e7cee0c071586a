import { LANGUAGES, type Language } from '#src/kernel/locales.ts';
import { transact } from '#src/platform/database/transact.ts';
import type { Platform } from '#src/platform/platform.ts';
import type { Actor } from '#src/shop/audit/record-action.ts';
import { findNewest } from './page-text.store.ts';
import type { TextPage } from './page-text.ts';
import { keepVersion } from './save-page-text.ts';

/** Withdraws the owner's text of a page: in one language, or in all, which restores the standard text. The versions stay, so nothing is lost. */
export async function withdrawPageText(
  platform: Platform,
  actor: Actor,
  page: TextPage,
  only?: Language,
): Promise<void> {
  const at = platform.clock.now();
  await transact(platform, async (write) => {
    for (const language of only ? [only] : LANGUAGES) {
      const now = await findNewest(write.trx, page, language);
      if (now?.words)
        await keepVersion(
          write,
          actor,
          { page, language, version: now.version, words: null },
          'page-text.withdrawn',
          at,
        );
    }
  });
}
