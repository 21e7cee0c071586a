import { LANGUAGES, type Language } from '#src/kernel/locales.ts';
import type { Platform } from '#src/platform/platform.ts';
import { selectStates } from './page-text.store.ts';
import { TEXT_PAGES, type TextPage } from './page-text.ts';

/** `own`: the owner has written this language. Version 0 and no date: never written. */
type PageTextState = {
  language: Language;
  own: boolean;
  version: number;
  changedAt: Date | null;
  by: string | null;
};
export type ListedPageText = { page: TextPage; languages: PageTextState[] };

/** Every page with an editable text, and the state of each of its languages. */
export async function listPageTexts({ db }: Pick<Platform, 'db'>): Promise<ListedPageText[]> {
  const rows = await selectStates(db);
  return TEXT_PAGES.map((page) => ({
    page,
    languages: LANGUAGES.map((language) => {
      const row = rows.find((one) => one.page === page && one.language === language);
      return {
        language,
        own: Boolean(row?.own),
        version: row?.version ?? 0,
        changedAt: row?.createdAt ?? null,
        by: row?.actorName ?? null,
      };
    }),
  }));
}
