import { transact } from '#src/platform/database/transact.ts';
import { LANGUAGES, type Language } from '#src/platform/languages.ts';
import type { Platform } from '#src/platform/platform.ts';
import type { Actor } from '#src/shop/audit/record-act.ts';
import { findNewest } from '#src/shop/page-texts/page-text.store.ts';
import type { TextPage } from '#src/shop/page-texts/page-text.ts';
import { keepVersion } from '#src/shop/page-texts/save-page-text.ts';

/**
 * Takes the owner's text off a page: of one language, or of all, which brings the standard text back. The versions stay, so that
 * nothing is lost by it.
 */
export async function withdrawPageText(platform: Platform, actor: Actor, page: TextPage, only?: Language): Promise<void> {
  const at = platform.clock.now();
  await transact(platform, async (write) => {
    for (const language of only ? [only] : LANGUAGES) {
      const now = await findNewest(write.trx, page, language);
      if (now?.words) await keepVersion(write, actor, { page, language, version: now.version, words: null }, 'page-text.withdrawn', at);
    }
  });
}
