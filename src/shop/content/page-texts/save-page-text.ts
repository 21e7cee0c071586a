import { isDeepStrictEqual } from 'node:util';
import type { Language } from '#src/kernel/locales.ts';
import { transact, type Write } from '#src/platform/database/transact.ts';
import { Fault } from '#src/platform/fault.ts';
import type { Platform } from '#src/platform/platform.ts';
import { type Actor, recordAction } from '#src/shop/audit/record-action.ts';
import { findNewest, insertVersion } from './page-text.store.ts';
import { type Inline, type PageBody, type PageWords, pageTextTag, type TextPage } from './page-text.ts';

export type TextOf = { page: TextPage; language: Language };

/**
 * Saves a text as its next version; the page shows it at once. `version`: the one that was read. Throws `conflict` when somebody else saved first.
 */
export async function savePageText(
  platform: Platform,
  actor: Actor,
  text: TextOf & { version: number; words: PageWords },
): Promise<number> {
  return transact(platform, (write) => keepVersion(write, actor, text, 'page-text.saved', platform.clock.now()));
}

/** Writes the next version within a transaction; `words` null withdraws the owner's text. An unchanged text makes no version. */
export async function keepVersion(
  write: Write,
  actor: Actor,
  { page, language, version, words }: TextOf & { version: number; words: PageWords | null },
  act: string,
  at: Date,
): Promise<number> {
  const now = await findNewest(write.trx, page, language);
  if ((now?.version ?? 0) !== version) throw overtaken(now?.version ?? 0);
  if (isDeepStrictEqual(now?.words ?? null, words)) return version;
  const next = version + 1;
  const added = await insertVersion(write.trx, {
    page,
    language,
    version: next,
    words,
    actor: actor.uid,
    actorName: actor.name,
    createdAt: at,
  });
  if (!added) throw overtaken(next);
  const told = (number: number, one: PageWords | null | undefined) => ({
    version: number,
    ...(one && { title: one.title, lead: one.lead, text: excerpt(one.body) }),
  });
  const subject = `page-text:${page}:${language}`;
  await recordAction(write, actor, { act, subject, before: told(version, now?.words), after: told(next, words) }, at);
  write.expire(pageTextTag(page));
  return next;
}

const overtaken = (version: number) => new Fault('conflict', 'text-changed', { detail: { version } });

/** How many characters of a text the audit log shows; the whole is in its version. */
const TOLD = 400;
const excerpt = (body: PageBody): string => {
  const words: string[] = [];
  const walk = (node: { content?: unknown[] } | Inline) => {
    if ('text' in node) words.push(node.text);
    else if ('content' in node) for (const child of node.content ?? []) walk(child as Inline);
  };
  walk(body);
  return words.join(' ').slice(0, TOLD);
};
