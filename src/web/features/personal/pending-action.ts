/** Something a guest wanted to do that needs an account. */
export type PendingAction =
  | { does: 'favourite' | 'book' | 'report'; id: string }
  | { does: 'cart' | 'buy'; id: string; quantity: number }
  /** `id`: the product on whose page the set is offered. */
  | { does: 'set'; id: string; lines: { id: string; quantity: number }[] }
  /** 0 stars removes the rating. */
  | { does: 'rate'; id: string; stars: number }
  | { does: 'alert'; id: string; kind: 'stock' | 'price' }
  | { does: 'comment' | 'question'; id: string; text: string };

const KEY = 'kiran-later';
const KEPT_FOR = 30 * 60_000;

/** Stores a pending action during sign-in, in this tab and for half an hour. */
export function savePendingAction(wish: PendingAction): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ wish, until: Date.now() + KEPT_FOR }));
  } catch {
    // A browser that keeps nothing: the shopper presses again.
  }
}

/** Takes the stored action if it is of one of these kinds (and for this product, if given). */
export function takePendingAction(kinds: PendingAction['does'][], id?: string): PendingAction | undefined {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as { wish: PendingAction; until: number } | null;
    if (!kept || !kinds.includes(kept.wish.does) || (id && kept.wish.id !== id)) return undefined;
    sessionStorage.removeItem(KEY);
    return kept.until > Date.now() ? kept.wish : undefined;
  } catch {
    return undefined;
  }
}
