import type { Selectable } from 'kysely';
import type { Schema } from '#src/platform/database/schema.ts';

/** Listed, as statements with all columns cannot be prepared (docs/decisions/0047). */
export const ORDER_COLUMNS = [
  'id',
  'amountPaise',
  'currency',
  'receipt',
  'uniqueReceipt',
  'status',
  'attempts',
  'notes',
  'createdAt',
] as const;
export const PAYMENT_COLUMNS = [
  'id',
  'orderId',
  'amountPaise',
  'currency',
  'status',
  'method',
  'refundedPaise',
  'card',
  'vpa',
  'email',
  'contact',
  'error',
  'refunds',
  'lateAt',
  'lateCapture',
  'sendsWebhooks',
  'createdAt',
  'capturedAt',
  'bank',
] as const;

export type OrderRow = Selectable<Schema['sandboxOrder']>;
export type PaymentRow = Selectable<Schema['sandboxPayment']>;
export type RefundRow = Selectable<Schema['sandboxRefund']>;

const seconds = (at: Date) => Math.floor(at.getTime() / 1000);
/** Razorpay writes empty notes as an empty list. */
const wireNotes = (notes: Record<string, string>) => (Object.keys(notes).length ? notes : []);

export function orderEntity(order: OrderRow) {
  const paid = order.status === 'paid' ? order.amountPaise : 0;
  return {
    id: order.id,
    entity: 'order',
    amount: order.amountPaise,
    amount_paid: paid,
    amount_due: order.amountPaise - paid,
    currency: order.currency,
    receipt: order.receipt,
    offer_id: null,
    status: order.status,
    attempts: order.attempts,
    notes: wireNotes(order.notes),
    created_at: seconds(order.createdAt),
  };
}

export function paymentEntity(payment: PaymentRow) {
  const captured = payment.status === 'captured' || payment.status === 'refunded';
  // 2 % plus 18 % tax on it; UPI is free for the merchant.
  const charge = captured && payment.method !== 'upi' ? Math.round(payment.amountPaise * 0.02) : 0;
  const tax = Math.round(charge * 0.18);
  return {
    id: payment.id,
    entity: 'payment',
    amount: payment.amountPaise,
    currency: payment.currency,
    status: payment.status,
    order_id: payment.orderId,
    invoice_id: null,
    international: false,
    method: payment.method,
    amount_refunded: payment.refundedPaise,
    refund_status:
      payment.refundedPaise === 0 ? null : payment.refundedPaise === payment.amountPaise ? 'full' : 'partial',
    captured,
    description: null,
    card_id: payment.card ? `card_${payment.id.slice(4)}` : null,
    ...(payment.card && { card: cardEntity(payment, payment.card) }),
    bank: payment.bank,
    wallet: null,
    vpa: payment.vpa,
    email: payment.email,
    contact: payment.contact,
    notes: [],
    fee: captured ? charge + tax : null,
    tax: captured ? tax : null,
    error_code: payment.error?.code ?? null,
    error_description: payment.error?.description ?? null,
    error_source: payment.error?.source ?? null,
    error_step: payment.error?.step ?? null,
    error_reason: payment.error?.reason ?? null,
    acquirer_data: acquirerData(payment, captured),
    created_at: seconds(payment.createdAt),
  };
}

function acquirerData({ id, method }: PaymentRow, captured: boolean) {
  if (method === 'card') return { auth_code: captured ? id.slice(-6) : null };
  return method === 'upi' ? { rrn: null } : { bank_transaction_id: captured ? id.slice(-7) : null };
}

const cardEntity = (payment: PaymentRow, card: NonNullable<PaymentRow['card']>) => ({
  id: `card_${payment.id.slice(4)}`,
  entity: 'card',
  name: card.name,
  last4: card.last4,
  network: card.network,
  type: 'debit',
  issuer: null,
  international: false,
  emi: false,
  sub_type: 'consumer',
});

export const refundEntity = (refund: RefundRow) => ({
  id: refund.id,
  entity: 'refund',
  amount: refund.amountPaise,
  currency: refund.currency,
  payment_id: refund.paymentId,
  notes: wireNotes(refund.notes),
  receipt: refund.receipt,
  acquirer_data: { arn: refund.status === 'processed' ? refund.id.slice(5) : null },
  created_at: seconds(refund.createdAt),
  batch_id: null,
  status: refund.status,
  speed_processed: 'normal',
  speed_requested: refund.speed,
});

/** A list, as Razorpay wraps it. */
export const collection = <T>(items: T[]) => ({ entity: 'collection', count: items.length, items });
