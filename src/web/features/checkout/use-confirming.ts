import { useCallback, useEffect, useRef, useState } from 'react';
import { forgetCartLines } from '#src/web/features/personal/optimistic-mutations.ts';
import { Refusal } from '#src/wire/client/call.ts';
import type { Confirmed } from '#src/wire/client/checkout.ts';
import { hrefs } from '#src/wire/pages.ts';
import { confirm } from './confirm.ts';
import { findPaid, forgetPaid, homeOf, type Paid, savePaid } from './paid.ts';
import { forgetExtras } from './saved-extras.ts';

type Told = { onPlaced: (paid: Paid, confirmed: Confirmed) => void; onRefused: (error: Refusal, paid: Paid) => void };

/**
 * From payment to order. Resumes automatically after a reload, after signing in again, and when the connection returns; a payment is forgotten only
 * once the shop has answered (money must never look lost).
 */
export function useConfirming(uid: string, told: Told) {
  const [confirming, setConfirming] = useState<'no' | 'yes' | 'slow'>('no');
  const leaving = useRef(new AbortController());
  const hurry = useRef(() => {});
  const tell = useRef(told);
  useEffect(() => {
    tell.current = told;
  });

  const start = useCallback(async (paid: Paid) => {
    const { signal } = leaving.current;
    savePaid(paid);
    setConfirming('yes');
    const hurried = () =>
      new Promise<void>((go) => {
        hurry.current = go;
      });
    try {
      const confirmed = await confirm(paid.success, { signal, onWait: () => setConfirming('slow'), hurry: hurried });
      if (!confirmed) return;
      forgetPaid();
      forgetCartLines(paid.productIds);
      if (paid.productIds.length > 0) forgetExtras(); // they belonged to this cart
      if (paid.visit) setConfirming('no'); // its confirmation is on this page; an order is shown on another
      tell.current.onPlaced(paid, confirmed);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      if (error.status === 401) return location.assign(hrefs.signUp(homeOf(paid), 'sign-in'));
      forgetPaid();
      setConfirming('no');
      tell.current.onRefused(error, paid);
    }
  }, []);

  useEffect(() => {
    leaving.current = new AbortController();
    const paid = findPaid(uid);
    if (paid) void start(paid);
    return () => leaving.current.abort();
  }, [uid, start]);

  return { confirming, start, retryNow: () => hurry.current() };
}
