import { isUniqueViolation } from '#src/platform/database/database.ts';
import { transact } from '#src/platform/database/transact.ts';
import { Fault, notFound } from '#src/platform/fault.ts';
import { newId } from '#src/platform/ids.ts';
import type { Platform } from '#src/platform/platform.ts';
import { countFaqs, deleteFaq, type FaqRow, insertFaq, selectFaqs, updateFaq } from '#src/shop/support/faq.store.ts';
import { FAQ_TAG, type FaqDraft, type FaqLocale } from '#src/shop/support/faq.ts';

/** All questions, unpublished ones too, for the administrator. */
export async function listFaqs({ db }: Pick<Platform, 'db'>, query: { locale?: FaqLocale; page: number; limit: number }) {
  const [items, total] = await Promise.all([selectFaqs(db, query), countFaqs(db, query.locale)]);
  return { items, total, next: query.page * query.limit < total ? query.page + 1 : null };
}

const taken = () => new Fault('conflict', 'This question is there in this language already.');

/** Adds one; without an `entry` it is a question of its own. Throws `conflict` for a language that the entry has. */
export async function addFaq(platform: Platform, { entry, ...draft }: FaqDraft): Promise<FaqRow> {
  const at = platform.clock.now();
  const id = newId('faq', at.getTime());
  return transact(platform, async ({ trx, expire }) => {
    expire(FAQ_TAG);
    const added = await insertFaq(trx, { ...draft, id, entry: entry ?? id, createdAt: at, updatedAt: at });
    if (!added) throw taken();
    return added;
  });
}

/** Changes the fields present. Throws `not-found`, `conflict`. */
export async function changeFaq(platform: Platform, id: string, change: Partial<FaqDraft>): Promise<FaqRow> {
  try {
    return await transact(platform, async ({ trx, expire }) => {
      expire(FAQ_TAG);
      const changed = await updateFaq(trx, id, { ...change, updatedAt: platform.clock.now() });
      if (!changed) throw notFound('This question');
      return changed;
    });
  } catch (error) {
    throw isUniqueViolation(error) ? taken() : error;
  }
}

/** Removes one language of a question. Throws `not-found`. */
export async function removeFaq(platform: Platform, id: string): Promise<void> {
  await transact(platform, async ({ trx, expire }) => {
    expire(FAQ_TAG);
    if (!(await deleteFaq(trx, id))) throw notFound('This question');
  });
}
