import type { Language, PageWords, TextPage } from '#src/wire/domain.ts';
import { call } from './call.ts';

const at = (page: TextPage, language: Language) => `/admin/pages/${page}/${language}`;

/** Keeps a page's text as its next version, and answers its number. Refused `conflict` when `version` is not the newest; for the administrator, as all of these. */
export const savePageText = async (
  page: TextPage,
  language: Language,
  text: PageWords & { version: number },
): Promise<number> => (await call<{ data: { version: number } }>('PUT', at(page, language), text)).data.version;

/** Brings an older version back as a new one, and answers its number. */
export const restorePageText = async (
  page: TextPage,
  language: Language,
  wish: { version: number; to: number },
): Promise<number> =>
  (await call<{ data: { version: number } }>('POST', `${at(page, language)}/restore`, wish)).data.version;

/** Takes the owner's text off a page, of one language or of all. */
export const withdrawPageText = async (page: TextPage, language?: Language): Promise<void> =>
  void (await call('DELETE', `/admin/pages/${page}${language ? `?language=${language}` : ''}`));
