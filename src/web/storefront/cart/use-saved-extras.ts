import { useEffect, useState } from 'react';
import { findExtras, forgetExtras, saveExtras } from '#src/web/features/checkout/saved-extras.ts';
import type { Extras } from '#src/web/features/checkout/use-extras.ts';

type Kept = Pick<Extras, 'coupon' | 'setCoupon' | 'note' | 'setNote'>;

/**
 * Restores code and note after a reload, and stores them as they change; an empty cart has neither. A refused code is not stored: asking for it
 * again would only count as another wrong one. Returns whether a note was restored.
 */
export function useSavedExtras(
  uid: string,
  { coupon, setCoupon, note, setNote }: Kept,
  { empty, refused }: { empty: boolean; refused: boolean },
): boolean {
  const [found, setFound] = useState<{ note: boolean }>();

  // The server does not know them: the page starts without them, as it was rendered.
  useEffect(() => {
    const kept = findExtras(uid);
    if (kept?.coupon) setCoupon(kept.coupon);
    if (kept?.note) setNote(kept.note);
    setFound({ note: Boolean(kept?.note) });
  }, [uid, setCoupon, setNote]);

  useEffect(() => {
    if (!found) return;
    if (empty) forgetExtras();
    else saveExtras(uid, { coupon: refused ? undefined : coupon, note });
  }, [found, uid, coupon, note, empty, refused]);

  return found?.note ?? false;
}
