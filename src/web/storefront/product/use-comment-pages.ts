import { useCallback, useRef, useState } from 'react';
import { useRoot } from '#src/web/context/use-root.ts';
import { type CommentOrder, listComments } from '#src/wire/client/reviews.ts';
import { dateOf } from './comment-date.ts';
import type { CommentView } from './view.ts';

/** Which comments are shown, and in which order. */
export type CommentChoice = { stars: number | undefined; sort: CommentOrder };
type Pages = CommentChoice & {
  items: CommentView[];
  next: number | null;
  phase: 'idle' | 'waiting' | 'failed';
};

const AT_FIRST: CommentChoice = { stars: undefined, sort: 'newest' };

/** The comments page by page, as chosen. The newest of all are loaded from the start. */
export function useCommentPages(productId: string, loaded: CommentView[], count: number) {
  const { locale } = useRoot();
  const start = (): Pages => ({ ...AT_FIRST, items: [], next: count > loaded.length ? 2 : null, phase: 'idle' });
  const [pages, setPages] = useState<Pages>(start);
  const latest = useRef(0);

  const load = useCallback(
    async (choice: CommentChoice, page: number) => {
      const mine = ++latest.current;
      setPages((before) => ({
        ...before,
        ...choice,
        items: page === 1 ? [] : before.items,
        next: page,
        phase: 'waiting',
      }));
      try {
        const { comments, next } = await listComments(productId, { page, ...choice });
        if (mine !== latest.current) return;
        const views = comments.map(({ kind, date, ...rest }) => ({
          ...rest,
          store: kind === 'store',
          on: dateOf(new Date(date), locale),
        }));
        setPages((before) => ({ ...choice, items: [...before.items, ...views], next, phase: 'idle' }));
      } catch {
        if (mine === latest.current) setPages((before) => ({ ...before, phase: 'failed' }));
      }
    },
    [productId, locale],
  );

  // Somebody may have posted between two pages: a comment that moved down is shown once.
  const plain = pages.stars === undefined && pages.sort === 'newest';
  const items = plain ? [...loaded, ...pages.items] : pages.items;
  const shown = items.filter((one, at) => items.findIndex(({ id }) => id === one.id) === at);
  return {
    shown,
    plain,
    stars: pages.stars,
    sort: pages.sort,
    phase: pages.phase,
    hasMore: pages.next !== null,
    more: () => void load({ stars: pages.stars, sort: pages.sort }, pages.next ?? 1),
    choose(change: Partial<CommentChoice>) {
      const choice = { stars: pages.stars, sort: pages.sort, ...change };
      if (choice.stars !== undefined || choice.sort !== 'newest') return void load(choice, 1);
      latest.current += 1;
      setPages(start());
    },
  };
}
