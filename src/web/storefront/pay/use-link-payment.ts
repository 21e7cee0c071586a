import { useEffect, useRef, useState } from 'react';
import { isAlreadyPaid } from '#src/web/features/checkout/failure-words.ts';
import { loadWindow } from '#src/web/features/checkout/load-window.ts';
import {
  NoWindow,
  type PayBy,
  type Payer,
  type ProviderFailure,
  usePayTo,
} from '#src/web/features/checkout/payment-window.ts';
import { Refusal } from '#src/wire/client/call.ts';
import type { ProviderSuccess } from '#src/wire/client/checkout.ts';
import { confirmLinkPayment, openLinkPayment } from '#src/wire/client/payment-links.ts';

export type LinkStep =
  | { at: 'ready' | 'opening' | 'paying' | 'confirming' }
  | { at: 'paid'; number: number }
  | { at: 'failed'; failure: ProviderFailure }
  | { at: 'refused'; error: unknown };

const PAUSES = [1, 2, 3, 5, 8, 13, 20];
/** Not a refusal: the shop or the provider cannot be reached, or does not know of the money yet. */
const willPass = (error: unknown) =>
  error instanceof Refusal &&
  (error.status === 0 ||
    error.status >= 500 ||
    error.status === 429 ||
    error.code === 'not-captured' ||
    error.code === 'in-progress');

/** Pays a link: the same window and proof as in the checkout, without an account. `onStale`: what is shown may be out of date. */
export function useLinkPayment(token: string, payBy: PayBy, onStale: () => Promise<void>) {
  const payTo = usePayTo();
  const [step, setStep] = useState<LinkStep>({ at: 'ready' });
  const left = useRef(false);
  useEffect(() => {
    left.current = false;
    return () => {
      left.current = true;
    };
  }, []);

  /** The payment is made, so giving up is no option: asks until there is an answer. The webhook creates the order all the same. */
  async function prove(proof: ProviderSuccess): Promise<void> {
    setStep({ at: 'confirming' });
    for (let turn = 0; !left.current; turn += 1) {
      try {
        return setStep({ at: 'paid', number: await confirmLinkPayment(token, proof) });
      } catch (error) {
        if (!willPass(error)) return setStep({ at: 'refused', error });
        await new Promise((go) => setTimeout(go, (PAUSES[turn] ?? 30) * 1000));
      }
    }
  }

  async function pay(amount: number, payer: Payer): Promise<void> {
    if (!['ready', 'failed', 'refused'].includes(step.at)) return;
    setStep({ at: 'opening' });
    try {
      const [openWindow, payment] = await Promise.all([loadWindow(payBy), openLinkPayment(token, amount)]);
      setStep({ at: 'paying' });
      const outcome = await openWindow(payment, payer, payTo);
      if (outcome.how === 'paid') await prove(outcome.success);
      else if (outcome.how === 'failed') {
        setStep({ at: 'failed', failure: outcome.failure });
        if (isAlreadyPaid(outcome.failure)) void onStale();
      } else setStep({ at: 'ready' });
    } catch (error) {
      if (!(error instanceof Refusal || error instanceof NoWindow)) reportError(error);
      setStep({ at: 'refused', error });
      void onStale();
    }
  }
  return { step, pay };
}
