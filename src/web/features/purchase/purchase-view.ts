import type { PaymentStatus } from '#src/kernel/payment-status.ts';
import type { AddressDraft } from '#src/wire/domain.ts';

/** What an order and a booking have in common. `on`: its formatted date; money in paise. */
export type PurchaseView<S extends PaymentStatus = PaymentStatus> = {
  id: string;
  number: number;
  on: string;
  name: string;
  email: string;
  address: AddressDraft;
  test: boolean;
  paymentStatus: S;
  /** Whether it is paid in cash on delivery. */
  cash: boolean;
  orderId: string;
  paymentId: string;
  total: number;
  cancellable: boolean;
  /** What is refunded if it is cancelled now. */
  refundable: number;
  /** The amount being refunded, refunded, or failed, as `paymentStatus` says. */
  refund: number;
};

/** An invoice or a credit note. */
export type PaperView = { id: string; kind: string; number: string; on: string };

/** The area of texts that a part of these pages uses. */
export type PurchaseArea = 'orders' | 'myServices';
