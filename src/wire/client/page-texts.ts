import type { pageTextBody, restoreBody, savedAnswer } from '#src/wire/content/page-text.ts';
import type { Language, TextPage } from '#src/wire/domain.ts';
import { call, type Sent } from './call.ts';

const at = (page: TextPage, language: Language) => `/admin/pages/${page}/${language}`;

/**
 * Saves a page's text as its next version, and answers its number. Refused `conflict` if `version` is not the newest; for the
 * administrator, like all of these.
 */
export const savePageText = async (
  page: TextPage,
  language: Language,
  text: Sent<typeof pageTextBody>,
): Promise<number> =>
  (await call<{ body: typeof pageTextBody; answer: typeof savedAnswer }>('PUT', at(page, language), text)).data.version;

/** Restores an older version as a new one, and answers its number. */
export const restorePageText = async (
  page: TextPage,
  language: Language,
  wish: Sent<typeof restoreBody>,
): Promise<number> =>
  (await call<{ body: typeof restoreBody; answer: typeof savedAnswer }>('POST', `${at(page, language)}/restore`, wish))
    .data.version;

/** Removes the owner's text from a page, in one language or in all. */
export const withdrawPageText = async (page: TextPage, language?: Language): Promise<void> =>
  void (await call('DELETE', `/admin/pages/${page}${language ? `?language=${language}` : ''}`));
