/** What the cart's order is to say besides, kept in this tab for whoever typed it, so that a reload loses neither. */
export type SavedExtras = { coupon?: string | undefined; note?: string | undefined };

const KEY = 'kiran-cart-extras';

/** Keeps them, or nothing where there is nothing to keep. */
export function saveExtras(uid: string, { coupon, note }: SavedExtras): void {
  try {
    if (coupon || note) sessionStorage.setItem(KEY, JSON.stringify({ uid, coupon, note }));
    else sessionStorage.removeItem(KEY);
  } catch {} // a browser that keeps nothing
}

/** What this account has left here. Somebody else's goes: they have left the tab to another. */
export function findExtras(uid: string): SavedExtras | undefined {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as (SavedExtras & { uid: string }) | null;
    if (kept?.uid === uid) return kept;
    sessionStorage.removeItem(KEY);
  } catch {}
  return undefined;
}

export const forgetExtras = (): void => saveExtras('', {});
