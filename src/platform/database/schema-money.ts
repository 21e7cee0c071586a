import type { Generated, GeneratedAlways } from 'kysely';
import type { Json } from './json-column.ts';

/** Payments, orders, what happens to them, and their papers. */
export type MoneySchema = {
  payment: {
    id: string;
    uid: string;
    kind: 'goods' | 'service';
    receipt: string;
    amountPaise: number;
    currency: 'INR';
    state: 'preparing' | 'open' | 'lapsed' | 'captured' | 'settled' | 'refunding' | 'abandoned';
    snapshot: Json<unknown>;
    requestHash: string;
    providerOrderId: string | null;
    providerPaymentId: string | null;
    failure: Json<unknown>;
    reservedUntil: Date;
    createdAt: Date;
    capturedAt: Date | null;
    settledAt: Date | null;
    test: boolean;
  };
  paymentOpening: { bucket: string; paymentId: string; at: Date };
  reservation: { paymentId: string; productId: string; quantity: number; state: 'held' | 'released' | 'consumed' };
  order: {
    id: string;
    number: GeneratedAlways<number>;
    uid: string;
    paymentId: string;
    providerOrderId: string;
    providerPaymentId: string;
    status: 'created' | 'confirmed' | 'packed' | 'shipped' | 'delivered' | 'cancel';
    paymentStatus: 'success' | 'refund pending' | 'refunded' | 'refund failed';
    name: string;
    email: string;
    address: Json<unknown>;
    totalPaise: number;
    subtotalPaise: number;
    discountPaise: Generated<number>;
    deliveryPaise: Generated<number>;
    coupon: string | null;
    note: Generated<string>;
    buyer: Json<{ gstin: string; name: string } | null>;
    delivery: Json<{ area: string; earliest: string; latest: string } | null>;
    locale: Generated<string>;
    shippedAt: Date | null;
    deliveredAt: Date | null;
    createdAt: Date;
    updatedAt: Date;
    toldAt: Date | null;
    awaitsProof: Generated<boolean>;
    test: boolean;
  };
  orderLine: {
    orderId: string;
    position: number;
    productId: string;
    name: string;
    /** As it was when it was bought; null in orders from before there were any. */
    sku: string | null;
    quantity: number;
    pricePaise: number;
    hsn: string | null;
    gstRateBp: number;
    discountPaise: Generated<number>;
  };
  shipment: {
    id: string;
    orderId: string;
    state: 'shipped' | 'delivered';
    carrier: string;
    tracking: Generated<string>;
    trackingUrl: Generated<string>;
    shippedAt: Date;
    deliveredAt: Date | null;
  };
  shipmentLine: { shipmentId: string; position: number; quantity: number };
  returnRequest: {
    id: string;
    reference: string;
    orderId: string;
    uid: string;
    state: 'requested' | 'approved' | 'refused' | 'received' | 'withdrawn';
    reason: 'defective' | 'damaged' | 'wrong' | 'late' | 'not-as-described' | 'no-longer-needed';
    note: Generated<string>;
    answer: Generated<string>;
    refundPaise: number | null;
    createdAt: Date;
    updatedAt: Date;
  };
  returnLine: { returnId: string; position: number; quantity: number; restocked: Generated<number> };
  orderEvent: {
    id: GeneratedAlways<number>;
    orderId: string;
    at: Date;
    actor: string;
    fromStatus: string | null;
    toStatus: string;
    note: string | null;
  };
  refund: {
    id: string;
    paymentId: string;
    orderId: string | null;
    amountPaise: number;
    reason: string;
    cause: string;
    state: 'pending' | 'sent' | 'processed' | 'failed';
    providerRefundId: string | null;
    attempts: Generated<number>;
    lastError: string | null;
    createdAt: Date;
    updatedAt: Date;
    bookingId: string | null;
    providerPaymentId: string | null;
  };
  campaign: {
    code: string;
    kind: 'percent' | 'amount' | 'cashback';
    rateBp: number | null;
    amountPaise: number | null;
    appliesTo: 'goods' | 'service' | 'all';
    minTotalPaise: Generated<number>;
    startsAt: Date | null;
    endsAt: Date | null;
    totalLimit: number | null;
    customerLimit: Generated<number>;
    used: Generated<number>;
    active: Generated<boolean>;
    advertised: Generated<boolean>;
    createdAt: Date;
  };
  campaignUse: {
    paymentId: string;
    code: string;
    uid: string;
    state: 'held' | 'used' | 'released';
    discountPaise: Generated<number>;
    cashbackPaise: Generated<number>;
    cashbackRefundId: string | null;
    at: Date;
  };
  documentSeries: { kind: DocumentKind; test: boolean; financialYear: number; lastNumber: Generated<number> };
  taxDocument: {
    id: string;
    kind: DocumentKind;
    financialYear: number;
    sequence: number;
    number: string;
    uid: string;
    subjectId: string;
    cause: string;
    refersTo: string | null;
    issuedAt: Date;
    totalPaise: number;
    content: Json<unknown>;
    test: boolean;
  };
  idempotencyKey: { uid: string; key: string; requestHash: string; createdAt: Date };
  webhookEvent: {
    id: string;
    event: string;
    body: Json<unknown>;
    receivedAt: Date;
    struckAt: Date | null;
    test: Generated<boolean>;
  };
};

/** The papers that Indian tax law wants (india.md §3). */
export type DocumentKind = 'invoice' | 'credit-note' | 'receipt-voucher' | 'refund-voucher';
