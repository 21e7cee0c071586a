import type { PaymentStatus } from '#src/kernel/payment-status.ts';
import type { AddressDraft } from '#src/wire/domain.ts';

/** What an order and a booking have in common. `on`: its date in words; money in paise. */
export type PurchaseView = {
  id: string;
  number: number;
  on: string;
  name: string;
  email: string;
  address: AddressDraft;
  test: boolean;
  paymentStatus: PaymentStatus;
  orderId: string;
  paymentId: string;
  total: number;
  cancellable: boolean;
  /** What goes back if it is cancelled now. */
  refundable: number;
  /** What is on its way back, is back, or did not go through, whichever `paymentStatus` says. */
  refund: number;
};

/** An invoice or a credit note. */
export type PaperView = { id: string; kind: string; number: string; on: string };

/** Whose words a part of these pages uses. */
export type PurchaseArea = 'orders' | 'myServices';
