import type { Language } from '#src/kernel/locales.ts';
import { notFound } from '#src/platform/fault.ts';
import type { Platform } from '#src/platform/platform.ts';
import { findVersion, selectVersions } from './page-text.store.ts';
import type { PageWords, TextPage } from './page-text.ts';

/** `own` is false for a version that withdrew the owner's text. */
type PageTextVersion = { version: number; own: boolean; by: string; at: Date };
export type ManagedPageText = { version: number; words: PageWords | null; versions: PageTextVersion[] };

/** A text for its editor: the words (of an older version if one is given), the version to change it by, and all versions. Throws `not-found`. */
export async function showPageText(
  { db }: Pick<Platform, 'db'>,
  page: TextPage,
  language: Language,
  version?: number,
): Promise<ManagedPageText> {
  const versions = (await selectVersions(db, page, language)).map(({ version, own, actorName, createdAt }) => ({
    version,
    own: Boolean(own),
    by: actorName,
    at: createdAt,
  }));
  const newest = versions[0]?.version ?? 0;
  const row = versions.length > 0 || version ? await findVersion(db, page, language, version ?? newest) : undefined;
  if (version && !row) throw notFound('version');
  return { version: newest, words: row?.words ?? null, versions };
}
