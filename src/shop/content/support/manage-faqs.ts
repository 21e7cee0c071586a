import type { Language } from '#src/kernel/locales.ts';
import { isUniqueViolation, type Tx } from '#src/platform/database/database.ts';
import { transact } from '#src/platform/database/transact.ts';
import { Fault, notFound } from '#src/platform/fault.ts';
import { newId } from '#src/platform/ids.ts';
import type { Platform } from '#src/platform/platform.ts';
import { type Actor, recordAction } from '#src/shop/audit/record-action.ts';
import {
  countFaqs,
  deleteFaq,
  type FaqRow,
  findFaq,
  holdEntries,
  insertFaq,
  selectFaqs,
  updateFaq,
} from './faq.store.ts';
import { FAQ_TAG, type FaqDraft } from './faq.ts';

/** All questions, including unpublished ones, for the administrator. */
export async function listFaqs(
  { db }: Pick<Platform, 'db'>,
  query: { locale?: Language; page: number; limit: number },
) {
  const [items, total] = await Promise.all([selectFaqs(db, query), countFaqs(db, query.locale)]);
  return { items, total, next: query.page * query.limit < total ? query.page + 1 : null };
}

export const subjectOf = (id: string) => `faq:${id}`;
export const told = ({ locale, topic, question, answer, position, published }: FaqRow) => ({
  locale,
  topic,
  question,
  answer,
  position,
  published,
});

export const taken = () => new Fault('conflict', 'question-taken');

/** Adds a question; without an `entry` it is a new one. Throws `conflict` for a language that the entry already has. */
export async function addFaq(platform: Platform, actor: Actor, { entry, ...draft }: FaqDraft): Promise<FaqRow> {
  const at = platform.clock.now();
  const id = newId('faq', at.getTime());
  return transact(platform, async (write) => {
    const { trx, expire } = write;
    expire(FAQ_TAG);
    const added = await insertFaq(trx, { ...draft, id, entry: entry ?? id, createdAt: at, updatedAt: at });
    if (!added) throw taken();
    await recordAction(write, actor, { act: 'faq.added', subject: subjectOf(id), after: told(added) }, at);
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
      if (!before || !changed) throw notFound('question');
      await recordAction(
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

/**
 * Puts entries in this order: they share out the places that they have now, and all others stay where they are. Throws `not-found` when one of them
 * is gone; then none is moved.
 */
export async function orderFaqs(platform: Platform, actor: Actor, entries: readonly string[]): Promise<void> {
  const at = platform.clock.now();
  await transact(platform, async (write) => {
    const { trx, expire } = write;
    expire(FAQ_TAG);
    const rows = await holdEntries(trx, entries);
    const places = placesOf(entries, rows);
    for (const before of rows) {
      const position = places.get(before.entry);
      if (position === undefined || position === before.position) continue;
      const changed = await updateFaq(trx, before.id, { position, updatedAt: at });
      const after = changed && told(changed);
      await recordAction(
        write,
        actor,
        { act: 'faq.changed', subject: subjectOf(before.id), before: told(before), after },
        at,
      );
    }
  });
}

/** Equal places, as two new questions may have, are set one apart. */
function placesOf(entries: readonly string[], rows: readonly FaqRow[]): Map<string, number> {
  const known = new Map(rows.map(({ entry, position }) => [entry, position]));
  const places: number[] = [];
  for (const place of [...known.values()].sort((a, b) => a - b))
    places.push(Math.max(place, (places.at(-1) ?? place - 1) + 1));
  return new Map(
    entries.map((entry, at) => {
      const place = places[at];
      if (!known.has(entry) || place === undefined) throw notFound('question');
      return [entry, place];
    }),
  );
}

/** Removes one language of a question. Throws `not-found`. */
export const removeFaq = (platform: Platform, actor: Actor, id: string): Promise<void> =>
  remove(platform, actor, async (trx) => {
    const row = await findFaq(trx, id);
    return row ? [row] : [];
  });

/** Removes a question in all its languages. Throws `not-found`. */
export const removeEntry = (platform: Platform, actor: Actor, entry: string): Promise<void> =>
  remove(platform, actor, (trx) => holdEntries(trx, [entry]));

async function remove(platform: Platform, actor: Actor, find: (trx: Tx) => Promise<FaqRow[]>): Promise<void> {
  const at = platform.clock.now();
  await transact(platform, async (write) => {
    const { trx, expire } = write;
    expire(FAQ_TAG);
    const rows = await find(trx);
    if (rows.length === 0) throw notFound('question');
    for (const row of rows) {
      await deleteFaq(trx, row.id);
      await recordAction(write, actor, { act: 'faq.removed', subject: subjectOf(row.id), before: told(row) }, at);
    }
  });
}
