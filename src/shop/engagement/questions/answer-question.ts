import { transact } from '#src/platform/database/transact.ts';
import { invalid, notFound } from '#src/platform/fault.ts';
import type { Platform } from '#src/platform/platform.ts';
import { live } from '#src/shop/audit/live-tags.ts';
import { type Actor, recordAction } from '#src/shop/audit/record-action.ts';
import { TAGS } from '#src/shop/catalogue/products/product.ts';
import { countForDesk, type DeskQuery, lockQuestion, selectForDesk, updateQuestion } from './desk.store.ts';
import { mailAnswer } from './mail-answer.ts';
import type { DeskQuestion, HidingReason } from './question.ts';

export type QuestionChange = { state: 'answered'; answer: string } | { state: 'hidden'; reason: HidingReason };

/**
 * Answers a question, which publishes it on the product's page, changes its answer, or hides it; a hidden one that is answered is shown again. The
 * asker is mailed the first answer only. Throws `not-found`, `invalid` for an answer without words.
 */
export async function answerQuestion(
  platform: Platform,
  actor: Actor,
  id: string,
  change: QuestionChange,
): Promise<void> {
  if (change.state === 'answered' && !change.answer) throw invalid({ answer: 'required' });
  const at = platform.clock.now();
  await transact(platform, async (write) => {
    const before = await lockQuestion(write.trx, id);
    if (!before) throw notFound('question');
    const after =
      change.state === 'answered'
        ? { state: change.state, reason: null, answer: change.answer, answeredAt: before.answeredAt ?? at }
        : { ...change, answer: before.answer, answeredAt: before.answeredAt };
    await updateQuestion(write.trx, id, after);
    if (change.state === 'answered' && !before.answeredAt)
      await mailAnswer(platform, write, { ...before, answer: change.answer });
    const told = ({ state, reason, answer }: Pick<typeof before, 'state' | 'reason' | 'answer'>) => ({
      state,
      reason,
      answer,
    });
    await recordAction(
      write,
      actor,
      {
        act: `product-question.${change.state}`,
        subject: `product-question:${id}`,
        before: told(before),
        after: told(after),
      },
      at,
    );
    // One that was never shown and stays so changes no page.
    if (before.state === 'answered' || after.state === 'answered') write.expire(TAGS.questions(before.productId));
    write.expire(live('questions'));
  });
}

/** Questions for the desk, the newest first. */
export async function listForDesk(
  { db }: Pick<Platform, 'db'>,
  query: DeskQuery,
): Promise<{ items: DeskQuestion[]; total: number; next: number | null }> {
  const [items, total] = await Promise.all([selectForDesk(db, query), countForDesk(db, query)]);
  return { items, total, next: query.page * query.limit < total ? query.page + 1 : null };
}
