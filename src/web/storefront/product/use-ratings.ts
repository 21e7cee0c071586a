import { useEffect, useState } from 'react';
import { readPersonal, useMyStars, usePersonal } from '#src/web/features/personal/state.ts';
import type { ProductView } from './view.ts';

type Figures = Pick<ProductView, 'id' | 'rating' | 'ratingCount' | 'starCounts'>;
type Ratings = { rating: number; count: number; starCounts: number[] };

/**
 * A product's ratings with the shopper's own as it is now. The page is the same for everybody and may have been rendered before that was given,
 * changed or removed: it counts the stars that were known when it loaded, or those that this tab has noted beside exactly the same figures.
 */
export function useRatings(product: Figures): Ratings {
  const mine = useMyStars(product.id);
  const uid = usePersonal(({ phase, uid }) => (phase === 'ready' ? uid : undefined));
  const loaded = usePersonal((personal) => personal.loadedStars.get(product.id) ?? 0);
  const [atFirst] = useState(() =>
    readPersonal().phase === 'ready' ? (readPersonal().stars.get(product.id) ?? 0) : undefined,
  );
  const [noted] = useState(() => readNote(product));
  const held = noted && noted.uid === uid ? noted.held : (atFirst ?? loaded);
  const shown = withOwn(product, uid ? held : 0, uid ? mine : 0);
  useEffect(() => {
    if (!uid || held === mine) return;
    // The next page may still show these figures, or the first that include the new stars.
    note(product.id, product.starCounts, { uid, held });
    note(product.id, withOwn(product, held, mine).starCounts, { uid, held: mine });
  }, [uid, held, mine, product]);
  return shown;
}

type Note = { uid: string; held: number; until: number };

/** A page is rendered again well within this time. */
const NOTED_FOR = 60_000;

const keyOf = (id: string, starCounts: number[]) =>
  `kiran-rated ${id} ${starCounts.some(Boolean) ? starCounts.join() : ''}`;

function readNote({ id, starCounts }: Figures): Note | undefined {
  try {
    const kept = JSON.parse(sessionStorage.getItem(keyOf(id, starCounts)) ?? 'null') as Note | null;
    return kept && kept.until > Date.now() ? kept : undefined;
  } catch {
    return undefined; // on the server, and in a browser without storage
  }
}

function note(id: string, starCounts: number[], what: Omit<Note, 'until'>): void {
  try {
    sessionStorage.setItem(keyOf(id, starCounts), JSON.stringify({ ...what, until: Date.now() + NOTED_FOR }));
  } catch {}
}

/** The figures with one rating changed; 0 stars means none. @internal */
export function withOwn(
  { rating, ratingCount, starCounts }: Omit<Figures, 'id'>,
  before: number,
  now: number,
): Ratings {
  if (before === now) return { rating, count: ratingCount, starCounts };
  const counts = [1, 2, 3, 4, 5].map(
    (stars, at) => (starCounts[at] ?? 0) + Number(stars === now) - Number(stars === before),
  );
  // The page was rendered without it after all: count it as it is.
  if (counts.some((one) => one < 0)) return withOwn({ rating, ratingCount, starCounts }, 0, now);
  const count = counts.reduce((sum, one) => sum + one, 0);
  return {
    rating: count ? counts.reduce((sum, one, at) => sum + one * (at + 1), 0) / count : 0,
    count,
    starCounts: counts,
  };
}
