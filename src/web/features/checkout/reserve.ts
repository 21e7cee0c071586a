import type { PaymentMethod } from '#src/kernel/payment-method.ts';
import { Refusal } from '#src/wire/client/call.ts';
import { type OpenPayment, openPayment } from '#src/wire/client/checkout.ts';
import { isVisit, keyOf, type OrderDraft } from './order-draft.ts';

/** One purchase and the receipt under which it is paid. */
export type Attempt = { key: string; receipt: string };

/** Answers that mean: this receipt is spent, use a new one. */
const SPENT = new Set(['conflict', 'key-reused', 'in-progress']);

/** The attempt for a purchase: the previous one while nothing has changed. @internal */
export const attemptFor = (draft: OrderDraft, former: Attempt | undefined): Attempt => {
  const key = keyOf(draft);
  return former?.key === key ? former : { key, receipt: crypto.randomUUID?.() ?? newReceipt() };
};

// randomUUID exists only on https and localhost; a shop being tried out on a home network is neither.
const newReceipt = () =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** Reserves and opens the payment; replaces a spent receipt once. Throws the refusals of `openPayment`. */
export async function reserve(
  draft: OrderDraft,
  method: PaymentMethod,
  former: Attempt | undefined,
): Promise<{ attempt: Attempt; payment: OpenPayment }> {
  const attempt = attemptFor(draft, former);
  try {
    return { attempt, payment: await open(draft, method, attempt) };
  } catch (error) {
    if (!(error instanceof Refusal) || !SPENT.has(error.code)) throw error;
    const fresh = attemptFor(draft, undefined);
    return { attempt: fresh, payment: await open(draft, method, fresh) };
  }
}

const open = (draft: OrderDraft, method: PaymentMethod, { receipt }: Attempt) => {
  const payable = { amount: draft.total, receipt, method, ...draft.extras };
  if (isVisit(draft))
    return openPayment({ ...payable, visit: { planId: draft.planId, slot: draft.slot, booking: draft.booking } });
  const items = draft.lines.map(({ productId, quantity }) => ({ productId, quantity }));
  return openPayment({ ...payable, addressId: draft.addressId, ...(!draft.fromCart && { items }) });
};
