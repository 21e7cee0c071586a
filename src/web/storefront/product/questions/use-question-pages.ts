import { useState } from 'react';
import { useRoot } from '#src/web/context/use-root.ts';
import { listQuestions } from '#src/wire/client/questions.ts';
import { dateOf } from '../comment-date.ts';
import type { QuestionView } from '../view.ts';

type Pages = { items: QuestionView[]; next: number | null; phase: 'idle' | 'waiting' | 'failed' };

/** The answered questions page by page; the first page comes with the product's. */
export function useQuestionPages(productId: string, loaded: QuestionView[], count: number) {
  const { locale } = useRoot();
  const [pages, setPages] = useState<Pages>({ items: [], next: count > loaded.length ? 2 : null, phase: 'idle' });

  async function more(): Promise<void> {
    setPages((before) => ({ ...before, phase: 'waiting' }));
    try {
      const { questions, next } = await listQuestions(productId, pages.next ?? 2);
      const views = questions.map(({ date, answered: _, ...rest }) => ({
        ...rest,
        on: dateOf(new Date(date), locale),
      }));
      setPages((before) => ({ items: [...before.items, ...views], next, phase: 'idle' }));
    } catch {
      setPages((before) => ({ ...before, phase: 'failed' }));
    }
  }

  // One may have been answered between two pages: a question that moved down is shown once.
  const all = [...loaded, ...pages.items];
  const shown = all.filter((one, at) => all.findIndex(({ id }) => id === one.id) === at);
  return { shown, phase: pages.phase, hasMore: pages.next !== null, more: () => void more() };
}
