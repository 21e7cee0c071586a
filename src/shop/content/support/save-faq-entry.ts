import { type InLanguages, LANGUAGES } from '#src/kernel/locales.ts';
import { transact, type Write } from '#src/platform/database/transact.ts';
import { notFound } from '#src/platform/fault.ts';
import { newId } from '#src/platform/ids.ts';
import type { Platform } from '#src/platform/platform.ts';
import { type Actor, recordAction } from '#src/shop/audit/record-action.ts';
import { deleteFaq, type FaqRow, holdEntries, insertFaq, updateFaq } from './faq.store.ts';
import { FAQ_TAG, type FaqTopic } from './faq.ts';
import { subjectOf, taken, told } from './manage-faqs.ts';

type Words = { question: string; answer: string };
/** A question in all its languages; readers of a missing language get English. */
export type FaqEntryDraft = {
  topic: FaqTopic;
  position: number;
  published: boolean;
  words: InLanguages<Words>;
};

/**
 * Saves a question in all its languages at once, so that a refusal leaves nothing half saved; a language without words is removed. Without an `entry`
 * it is a new question. Returns its entry. Throws `not-found`, `conflict`.
 */
export async function saveFaqEntry(
  platform: Platform,
  actor: Actor,
  draft: FaqEntryDraft,
  entry?: string,
): Promise<string> {
  const at = platform.clock.now();
  const name = entry ?? newId('faq', at.getTime());
  await transact(platform, async (write) => {
    write.expire(FAQ_TAG);
    const rows = entry === undefined ? [] : await holdEntries(write.trx, [entry]);
    if (entry !== undefined && rows.length === 0) throw notFound('question');
    const { words, ...shared } = draft;
    for (const locale of LANGUAGES) {
      const before = rows.find((row) => row.locale === locale);
      const said = words[locale];
      if (said) await put(write, actor, before, { ...shared, ...said, locale, entry: name }, at);
      else if (before) await takeAway(write, actor, before, at);
    }
  });
  return name;
}

type Fields = Omit<FaqRow, 'id' | 'createdAt' | 'updatedAt'>;

async function put(write: Write, actor: Actor, before: FaqRow | undefined, fields: Fields, at: Date): Promise<void> {
  if (!before) {
    const id = newId('faq', at.getTime());
    const added = await insertFaq(write.trx, { ...fields, id, createdAt: at, updatedAt: at });
    if (!added) throw taken();
    return recordAction(write, actor, { act: 'faq.added', subject: subjectOf(id), after: told(added) }, at);
  }
  const changed = await updateFaq(write.trx, before.id, { ...fields, updatedAt: at });
  await recordAction(
    write,
    actor,
    { act: 'faq.changed', subject: subjectOf(before.id), before: told(before), after: changed && told(changed) },
    at,
  );
}

async function takeAway(write: Write, actor: Actor, before: FaqRow, at: Date): Promise<void> {
  await deleteFaq(write.trx, before.id);
  await recordAction(write, actor, { act: 'faq.removed', subject: subjectOf(before.id), before: told(before) }, at);
}
