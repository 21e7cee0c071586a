import { transact } from '#src/platform/database/transact.ts';
import { notFound } from '#src/platform/fault.ts';
import type { Platform } from '#src/platform/platform.ts';
import type { Actor } from '#src/shop/audit/record-action.ts';
import { findVersion } from './page-text.store.ts';
import { keepVersion, type TextOf } from './save-page-text.ts';

/** Saves an older version as the next one. Throws `not-found` for one that is no longer stored, `conflict` when somebody else saved first. */
export async function restorePageText(
  platform: Platform,
  actor: Actor,
  { to, ...text }: TextOf & { version: number; to: number },
): Promise<number> {
  return transact(platform, async (write) => {
    const row = await findVersion(write.trx, text.page, text.language, to);
    if (!row) throw notFound('version');
    return keepVersion(write, actor, { ...text, words: row.words }, 'page-text.restored', platform.clock.now());
  });
}
