import { useRef, useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { isDueOnDelivery, waitsForDays } from '#src/kernel/payment-method.ts';
import { forgetCartLines } from '#src/web/features/personal/optimistic-mutations.ts';
import { Refusal } from '#src/wire/client/call.ts';
import { confirmCash, sendCashCode } from '#src/wire/client/cash.ts';
import type { Confirmed } from '#src/wire/client/checkout.ts';
import { hrefs } from '#src/wire/pages.ts';
import { loadWindow } from './load-window.ts';
import { isVisit, type OrderDraft } from './order-draft.ts';
import { homeOf, type Paid } from './paid.ts';
import { NoWindow, type PayBy, type ProviderFailure, usePayTo } from './payment-window.ts';
import { type Attempt, reserve } from './reserve.ts';
import { forgetExtras } from './saved-extras.ts';
import { useConfirming } from './use-confirming.ts';

/** The state of a checkout. The draft stays while it can be retried. */
export type CheckoutStep =
  | { at: 'ready' | 'opening' | 'paying' }
  | { at: 'failed'; failure: ProviderFailure; draft: OrderDraft }
  | { at: 'dismissed'; draft: OrderDraft }
  /** A code was sent that confirms cash on delivery; another may be sent from `again` on, in milliseconds. */
  | { at: 'code'; draft: OrderDraft; reference: string; challenge: string; again: number }
  | { at: 'changed'; draft: OrderDraft; detail: Refusal['detail'] }
  | { at: 'refused'; error: unknown; draft?: OrderDraft; paid?: Paid };

const STALE = new Set(['price-changed', 'out-of-stock', 'not-found', 'cart-empty', 'unknown-address']);

type Buyer = { uid: string; name: string; email: string };

type Setting = {
  buyer: Buyer;
  payBy: PayBy;
  /** For a plan; otherwise the page goes to where the purchase appears. */
  onBooked?: (paid: Paid, confirmed: Confirmed) => void;
};

/** The only way from a draft to an order: for the cart, Buy Now, and services. */
export function useCheckout({ buyer, payBy, onBooked }: Setting) {
  const payTo = usePayTo();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const [step, setStep] = useState<CheckoutStep>({ at: 'ready' });
  const attempt = useRef<Attempt>(undefined);
  const underWay = useRef(false);

  const payment = useConfirming(buyer.uid, {
    onPlaced(paid, confirmed) {
      if (paid.visit && onBooked) onBooked(paid, confirmed);
      else void navigate(homeOf(paid, confirmed.placedId), { state: { placed: true } });
    },
    onRefused: (error, paid) => setStep({ at: 'refused', error, paid }),
  });

  /** Pays a draft. A second press while the first is in progress does nothing. */
  async function pay(draft: OrderDraft): Promise<void> {
    if (underWay.current) return;
    underWay.current = true;
    setStep({ at: 'opening' });
    try {
      setStep(await take(draft));
    } catch (error) {
      setStep(stepAfter(error, draft));
    } finally {
      underWay.current = false;
    }
  }

  async function take(draft: OrderDraft): Promise<CheckoutStep> {
    if (waitsForDays(payBy.method)) return awaitTransfer(draft);
    if (isDueOnDelivery(payBy.method)) return askForCode(draft);
    const [openWindow, reserved] = await Promise.all([
      loadWindow(payBy),
      reserve(draft, payBy.method, attempt.current),
    ]);
    attempt.current = reserved.attempt;
    setStep({ at: 'paying' });
    const outcome = await openWindow(reserved.payment, { ...buyer, phone: draft.phone }, payTo);
    if (outcome.how === 'failed') return { at: 'failed', failure: outcome.failure, draft };
    if (outcome.how === 'dismissed') return { at: 'dismissed', draft };
    attempt.current = undefined;
    void payment.start({ uid: buyer.uid, success: outcome.success, ...bought(draft) });
    return { at: 'ready' };
  }

  /** Nothing is paid here: the order waits on its own page, which says where to transfer the money. */
  async function awaitTransfer(draft: OrderDraft): Promise<CheckoutStep> {
    const { payment: opened } = await reserve(draft, payBy.method, attempt.current);
    forget(draft);
    await navigate(hrefs.transfer(opened.providerOrderId));
    return { at: 'ready' };
  }

  /** Nothing is paid here either: a code makes the order, and the carrier collects the money. */
  async function askForCode(draft: OrderDraft): Promise<CheckoutStep> {
    const reserved = await reserve(draft, payBy.method, attempt.current);
    attempt.current = reserved.attempt;
    return sendCode(draft, reserved.payment.providerOrderId);
  }

  async function sendCode(draft: OrderDraft, reference: string): Promise<CheckoutStep> {
    const { challenge, resendIn } = await sendCashCode(reference);
    return { at: 'code', draft, reference, challenge, again: Date.now() + resendIn * 1000 };
  }

  /** Sends another code for the order whose code is asked for. */
  async function resend(): Promise<void> {
    if (step.at === 'code') setStep(await sendCode(step.draft, step.reference));
  }

  /** Makes the order. Throws the refusal of a wrong code: the dialog stays. */
  async function confirmByCode(code: string): Promise<void> {
    if (step.at !== 'code') return;
    const confirmed = await confirmCash(step.reference, step.challenge, code);
    forget(step.draft);
    await navigate(homeOf({}, confirmed.placedId), { state: { placed: true } });
  }

  /** Forgets what has been ordered: its receipt is spent, and it has left the cart. */
  function forget(draft: OrderDraft): void {
    attempt.current = undefined;
    const { productIds } = bought(draft);
    forgetCartLines(productIds);
    if (productIds.length > 0) forgetExtras();
  }

  function stepAfter(error: unknown, draft: OrderDraft): CheckoutStep {
    if (error instanceof Refusal && error.status === 401)
      location.assign(hrefs.signUp(location.pathname + location.search, 'sign-in'));
    // The page is out of date: refresh it behind the message.
    if (error instanceof Refusal && STALE.has(error.code)) void revalidate();
    if (error instanceof Refusal && error.code === 'price-changed')
      return { at: 'changed', draft, detail: error.detail };
    // The provider's order was not created: the receipt is spent.
    if (error instanceof Refusal && error.code === 'provider-unavailable') attempt.current = undefined;
    if (!(error instanceof Refusal || error instanceof NoWindow)) reportError(error);
    return { at: 'refused', error, draft };
  }

  const busy = step.at === 'opening' || step.at === 'paying' || payment.confirming !== 'no';
  return {
    step,
    busy,
    confirming: payment.confirming,
    pay,
    retryNow: payment.retryNow,
    resend,
    confirmByCode,
    close: () => setStep({ at: 'ready' }),
  };
}

const bought = (draft: OrderDraft): Pick<Paid, 'productIds' | 'visit'> =>
  isVisit(draft)
    ? { productIds: [], visit: { planId: draft.planId, slot: draft.slot, phone: draft.phone } }
    : { productIds: draft.fromCart ? draft.lines.map((line) => line.productId) : [] };

export type Checkout = ReturnType<typeof useCheckout>;
