import { shownRating, shownStock } from '#src/kernel/shown-figures.ts';
import type { Write } from '#src/platform/database/transact.ts';
import { live } from '#src/shop/audit/live-tags.ts';
import { TAGS } from './product.ts';

/** The figures of a product that shoppers change all day. */
export type Figures = { stock: number; ratingCount: number; ratingSum: number };

/** The least stars by which lists can be filtered; each is shown with the number of products that have as many. */
export const RATINGS = [4, 3, 2] as const;
export const meanStars = ({ ratingCount, ratingSum }: Omit<Figures, 'stock'>): number =>
  ratingSum / Math.max(1, ratingCount);

type View = { tag(id: string): string; kind: 'hard' | 'soft'; shows(figures: Figures): number[] };

/**
 * What pages and calls show of these figures. A change expires the tags of exactly those views that it changes to the eye; each page and call
 * carries the tags of the views that it has (docs/decisions/0044).
 */
const VIEWS: readonly View[] = [
  { tag: TAGS.product, kind: 'hard', shows: ({ stock }) => [Number(stock > 0)] },
  { tag: () => TAGS.availability, kind: 'hard', shows: ({ stock }) => [Number(stock > 0)] },
  { tag: TAGS.few, kind: 'soft', shows: ({ stock }) => [shownStock(stock)] },
  { tag: TAGS.units, kind: 'soft', shows: ({ stock }) => [stock] },
  { tag: TAGS.stars, kind: 'soft', shows: (figures) => [shownRating(figures), figures.ratingCount] },
  { tag: () => TAGS.ratings, kind: 'soft', shows: (figures) => RATINGS.filter((least) => meanStars(figures) >= least) },
  // A product's page has a bar for each number of stars: the mean may stay while they change.
  { tag: TAGS.votes, kind: 'soft', shows: ({ ratingCount, ratingSum }) => [ratingCount, ratingSum] },
  { tag: () => TAGS.voteOrder, kind: 'soft', shows: ({ ratingCount, ratingSum }) => [ratingCount, ratingSum] },
];

/** The tags of what is shown otherwise after this change than before. @internal */
export function changedViews(id: string, before: Figures, after: Figures): { hard: string[]; soft: string[] } {
  const changed = VIEWS.filter(({ shows }) => shows(before).join() !== shows(after).join());
  const tags = (kind: View['kind']) => changed.filter((view) => view.kind === kind).map(({ tag }) => tag(id));
  return { hard: tags('hard'), soft: tags('soft') };
}

/** Expires what shows another stock than before; the workspace shows every change. */
export function stockChanged(write: Write, id: string, from: number, to: number): void {
  if (from === to) return;
  write.outdate(live('stock'));
  changed(write, id, { stock: from, ratingCount: 0, ratingSum: 0 }, { stock: to, ratingCount: 0, ratingSum: 0 });
}

/** Expires what shows other stars than before. */
export const starsChanged = (
  write: Write,
  id: string,
  from: Omit<Figures, 'stock'>,
  to: Omit<Figures, 'stock'>,
): void => changed(write, id, { ...from, stock: 0 }, { ...to, stock: 0 });

function changed({ expire, outdate }: Write, id: string, before: Figures, after: Figures): void {
  const { hard, soft } = changedViews(id, before, after);
  expire(...hard);
  outdate(...soft);
}
