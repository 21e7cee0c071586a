/** The offer code and note for the cart's order, stored in this tab for their account, so that a reload loses neither. */
export type SavedExtras = { coupon?: string | undefined; note?: string | undefined };

const KEY = 'kiran-cart-extras';

/** Stores them, or removes what was stored if both are empty. */
export function saveExtras(uid: string, { coupon, note }: SavedExtras): void {
  try {
    if (coupon || note) sessionStorage.setItem(KEY, JSON.stringify({ uid, coupon, note }));
    else sessionStorage.removeItem(KEY);
  } catch {} // a browser without storage
}

/** What this account has stored here. Somebody else's is removed: they no longer use the tab. */
export function findExtras(uid: string): SavedExtras | undefined {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as (SavedExtras & { uid: string }) | null;
    if (kept?.uid === uid) return kept;
    sessionStorage.removeItem(KEY);
  } catch {}
  return undefined;
}

export const forgetExtras = (): void => saveExtras('', {});
