import { useCallback, useRef, useState } from 'react';
import { useRoot } from '#src/web/context/use-root.ts';
import { listComments } from '#src/wire/client/reviews.ts';
import { dateOf } from './comment-date.ts';
import type { CommentView } from './view.ts';

type Pages = {
  stars: number | undefined;
  items: CommentView[];
  next: number | null;
  phase: 'idle' | 'waiting' | 'failed';
};

/** The comments page by page, all of them or only those with that many stars. The first page is loaded from the start. */
export function useCommentPages(productId: string, loaded: CommentView[], count: number) {
  const { locale } = useRoot();
  const [pages, setPages] = useState<Pages>({
    stars: undefined,
    items: [],
    next: count > loaded.length ? 2 : null,
    phase: 'idle',
  });
  const latest = useRef(0);

  const load = useCallback(
    async (stars: number | undefined, page: number) => {
      const mine = ++latest.current;
      setPages((before) => ({ ...before, stars, items: page === 1 ? [] : before.items, next: page, phase: 'waiting' }));
      try {
        const { comments, next } = await listComments(productId, { page, stars });
        if (mine !== latest.current) return;
        const views = comments.map(({ kind, date, ...rest }) => ({
          ...rest,
          store: kind === 'store',
          on: dateOf(new Date(date), locale),
        }));
        setPages((before) => ({ stars, items: [...before.items, ...views], next, phase: 'idle' }));
      } catch {
        if (mine === latest.current) setPages((before) => ({ ...before, phase: 'failed' }));
      }
    },
    [productId, locale],
  );

  // Somebody may have posted between two pages: a comment that moved down is shown once.
  const items = pages.stars === undefined ? [...loaded, ...pages.items] : pages.items;
  const shown = items.filter((one, at) => items.findIndex(({ id }) => id === one.id) === at);
  return {
    shown,
    stars: pages.stars,
    phase: pages.phase,
    hasMore: pages.next !== null,
    more: () => void load(pages.stars, pages.next ?? 1),
    choose(stars: number | undefined) {
      if (stars !== undefined) return void load(stars, 1);
      latest.current += 1;
      setPages({ stars: undefined, items: [], next: count > loaded.length ? 2 : null, phase: 'idle' });
    },
  };
}
