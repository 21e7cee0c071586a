import { useState } from 'react';
import { type WhyNoCash, whyNoCash } from '#src/kernel/cash-terms.ts';
import type { Paise } from '#src/kernel/money.ts';
import type { PaymentMethod } from '#src/kernel/payment-method.ts';
import { mayTransfer } from '#src/kernel/transfer-terms.ts';
import type { PayBy } from './payment-window.ts';

export type MethodChoice = {
  /** With the chosen method. */
  payBy: PayBy;
  /** How many days an order waits for a transfer; undefined where none is offered for it. */
  transferDays: number | undefined;
  /** Whether cash on delivery is offered for it, or why not; undefined where the shop takes none. */
  cash: 'offered' | WhyNoCash | undefined;
  /** Whether there is more than one way to pay. */
  hasChoice: boolean;
  choose: (method: PaymentMethod) => void;
};

/** How this order is paid. A method that is no longer offered, because the total or the address has changed, is no longer chosen either. */
export function useMethod(
  payBy: PayBy,
  { total, zipcode }: { total: number; zipcode: string | undefined },
): MethodChoice {
  const [wanted, choose] = useState<PaymentMethod>(payBy.method);
  const { transfer } = payBy;
  const order = { total: total as Paise, ...(zipcode && { zipcode }) };
  const transferDays = transfer && mayTransfer(transfer, order) ? transfer.days : undefined;
  const cash = payBy.cash && (whyNoCash(payBy.cash, order) ?? 'offered');
  const offered =
    (wanted === 'bank-transfer' && transferDays !== undefined) || (wanted === 'cash-on-delivery' && cash === 'offered');
  return {
    payBy: offered ? { ...payBy, method: wanted } : payBy,
    transferDays,
    cash,
    hasChoice: transferDays !== undefined || cash === 'offered',
    choose,
  };
}
