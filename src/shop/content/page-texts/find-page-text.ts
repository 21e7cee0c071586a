import { LANGUAGES, type Locale, languageOf } from '#src/kernel/locales.ts';
import type { Platform } from '#src/platform/platform.ts';
import { selectNewest } from './page-text.store.ts';
import type { ShownPageText, TextPage } from './page-text.ts';

/**
 * The owner's text of a page for a visitor: in their language, else in English, else in whichever there is. Two texts with different promises must
 * never appear side by side, so once the owner has written any, the shop's standard text is shown in no language. Undefined: the standard text. Tag
 * the page with `pageTextTag`.
 */
export async function findPageText(
  { db }: Pick<Platform, 'db'>,
  page: TextPage,
  locale: Locale,
): Promise<ShownPageText | undefined> {
  const rows = await selectNewest(db, page);
  for (const language of [languageOf(locale), ...LANGUAGES]) {
    const row = rows.find((one) => one.language === language);
    if (row?.words) return { language, words: row.words, changedAt: row.createdAt };
  }
  return undefined;
}
