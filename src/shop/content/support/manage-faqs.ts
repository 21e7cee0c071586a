import type { Language } from '#src/kernel/languages.ts';
import { isUniqueViolation } from '#src/platform/database/database.ts';
import { transact } from '#src/platform/database/transact.ts';
import { Fault, notFound } from '#src/platform/fault.ts';
import { newId } from '#src/platform/ids.ts';
import type { Platform } from '#src/platform/platform.ts';
import { type Actor, recordAct } from '#src/shop/audit/record-act.ts';
import { countFaqs, deleteFaq, type FaqRow, findFaq, insertFaq, selectFaqs, updateFaq } from './faq.store.ts';
import { FAQ_TAG, type FaqDraft } from './faq.ts';

/** All questions, unpublished ones too, for the administrator. */
export async function listFaqs(
  { db }: Pick<Platform, 'db'>,
  query: { locale?: Language; page: number; limit: number },
) {
  const [items, total] = await Promise.all([selectFaqs(db, query), countFaqs(db, query.locale)]);
  return { items, total, next: query.page * query.limit < total ? query.page + 1 : null };
}

const subjectOf = (id: string) => `faq:${id}`;
const told = ({ locale, topic, question, answer, position, published }: FaqRow) => ({
  locale,
  topic,
  question,
  answer,
  position,
  published,
});

const taken = () => new Fault('conflict', 'This question is there in this language already.');

/** Adds one; without an `entry` it is a question of its own. Throws `conflict` for a language that the entry has. */
export async function addFaq(platform: Platform, actor: Actor, { entry, ...draft }: FaqDraft): Promise<FaqRow> {
  const at = platform.clock.now();
  const id = newId('faq', at.getTime());
  return transact(platform, async (write) => {
    const { trx, expire } = write;
    expire(FAQ_TAG);
    const added = await insertFaq(trx, { ...draft, id, entry: entry ?? id, createdAt: at, updatedAt: at });
    if (!added) throw taken();
    await recordAct(write, actor, { act: 'faq.added', subject: subjectOf(id), after: told(added) }, at);
    return added;
  });
}

/** Changes the fields present. Throws `not-found`, `conflict`. */
export async function changeFaq(
  platform: Platform,
  actor: Actor,
  id: string,
  change: Partial<FaqDraft>,
): Promise<FaqRow> {
  const at = platform.clock.now();
  try {
    return await transact(platform, async (write) => {
      const { trx, expire } = write;
      expire(FAQ_TAG);
      const before = await findFaq(trx, id);
      const changed = await updateFaq(trx, id, { ...change, updatedAt: at });
      if (!before || !changed) throw notFound('This question');
      await recordAct(
        write,
        actor,
        { act: 'faq.changed', subject: subjectOf(id), before: told(before), after: told(changed) },
        at,
      );
      return changed;
    });
  } catch (error) {
    throw isUniqueViolation(error) ? taken() : error;
  }
}

/** Removes one language of a question. Throws `not-found`. */
export async function removeFaq(platform: Platform, actor: Actor, id: string): Promise<void> {
  await transact(platform, async (write) => {
    const { trx, expire } = write;
    expire(FAQ_TAG);
    const before = await findFaq(trx, id);
    if (!before || !(await deleteFaq(trx, id))) throw notFound('This question');
    await recordAct(
      write,
      actor,
      { act: 'faq.removed', subject: subjectOf(id), before: told(before) },
      platform.clock.now(),
    );
  });
}
