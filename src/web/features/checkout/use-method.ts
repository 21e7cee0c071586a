import { useState } from 'react';
import type { Paise } from '#src/kernel/money.ts';
import type { PaymentMethod } from '#src/kernel/payment-method.ts';
import { mayTransfer } from '#src/kernel/transfer-terms.ts';
import type { PayBy } from './payment-window.ts';

export type MethodChoice = {
  /** With the chosen method. */
  payBy: PayBy;
  /** How many days an order waits for a transfer; undefined where none is offered for it. */
  transferDays: number | undefined;
  choose: (method: PaymentMethod) => void;
};

/** How this order is paid. A transfer that is no longer offered, because the total or the address has changed, is no longer chosen either. */
export function useMethod(
  payBy: PayBy,
  { total, zipcode }: { total: number; zipcode: string | undefined },
): MethodChoice {
  const [wanted, choose] = useState<PaymentMethod>(payBy.method);
  const { transfer } = payBy;
  const offered = transfer && mayTransfer(transfer, { total: total as Paise, ...(zipcode && { zipcode }) });
  return {
    payBy: offered ? { ...payBy, method: wanted } : payBy,
    transferDays: offered ? transfer.days : undefined,
    choose,
  };
}
