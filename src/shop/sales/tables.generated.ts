// Made by `npm run db:types` from the migrated database: change a migration or scripts/db-types, not this file.
import type { AddressDraft } from '#src/shop/customers/addresses/address.ts';
import type { Buyer, GoodsSnapshot, InstallationSnapshot, InstalledLine, ServiceSnapshot } from '#src/shop/sales/payments/payment.ts';
import type { ClaimState } from '#src/kernel/claim-lifecycle.ts';
import type { DocumentContent } from '#src/shop/sales/tax-documents/document.ts';
import type { Generated, GeneratedAlways } from 'kysely';
import type { Json, JsonWithDefault, PaiseColumn, PaiseWithDefault } from '#src/platform/database/column-types.ts';
import type { Paise } from '#src/kernel/money.ts';
import type { WarrantyPart } from '#src/kernel/warranty.ts';

export interface SalesTables {
  deliveryZone: {
    prefix: string;
    state: string;
    area: string;
    daysMin: number;
    daysMax: number;
    chargePaise: PaiseWithDefault<Paise>;
    freeFromPaise: PaiseColumn<Paise | null>;
    serviceable: boolean;
  };
  deliveryHoliday: {
    day: string;
    name: string;
  };
  payment: {
    id: string;
    uid: string;
    kind: 'goods' | 'service' | 'installation';
    receipt: string;
    amountPaise: PaiseColumn<Paise>;
    currency: 'INR';
    state: 'preparing' | 'open' | 'lapsed' | 'captured' | 'settled' | 'refunding' | 'abandoned';
    snapshot: Json<GoodsSnapshot | ServiceSnapshot | InstallationSnapshot>;
    requestHash: string;
    providerOrderId: string | null;
    providerPaymentId: string | null;
    failure: Json<unknown>;
    reservedUntil: Date;
    createdAt: Date;
    capturedAt: Date | null;
    settledAt: Date | null;
    test: Generated<boolean>;
    method: 'razorpay' | 'bank-transfer';
    remindedAt: Date | null;
  };
  paymentOpening: {
    bucket: string;
    paymentId: string;
    at: Date;
  };
  paymentLink: {
    id: string;
    tokenHash: string;
    uid: string;
    items: Json<{ productId: string; quantity: number }[]>;
    address: Json<AddressDraft>;
    note: Generated<string>;
    locale: string;
    totalPaise: PaiseColumn<Paise>;
    createdBy: string;
    createdAt: Date;
    expiresAt: Date;
    cancelledAt: Date | null;
    paymentId: string | null;
    name: Generated<string>;
    email: Generated<string>;
    installationId: string | null;
    milestone: number | null;
  };
  bankCredit: {
    id: string;
    fingerprint: string;
    day: string;
    narration: string;
    amountPaise: PaiseColumn<Paise>;
    state: 'unclear' | 'matched' | 'returned' | 'set-aside';
    paymentId: string | null;
    test: boolean;
    createdAt: Date;
    decidedAt: Date | null;
  };
  webhookEvent: {
    id: string;
    event: string;
    body: Json<unknown>;
    receivedAt: Date;
    struckAt: Date | null;
    test: Generated<boolean>;
  };
  reservation: {
    paymentId: string;
    productId: string;
    quantity: number;
    state: 'held' | 'released' | 'consumed';
  };
  refund: {
    id: string;
    paymentId: string;
    orderId: string | null;
    amountPaise: PaiseColumn<Paise>;
    reason: string;
    state: 'pending' | 'sent' | 'processed' | 'failed';
    providerRefundId: string | null;
    attempts: Generated<number>;
    lastError: string | null;
    createdAt: Date;
    updatedAt: Date;
    cause: string;
    bookingId: string | null;
    providerPaymentId: string | null;
    installationId: string | null;
  };
  campaign: {
    code: string;
    kind: 'percent' | 'amount' | 'cashback';
    rateBp: number | null;
    amountPaise: PaiseColumn<Paise | null>;
    appliesTo: 'goods' | 'service' | 'all';
    minTotalPaise: PaiseWithDefault<Paise>;
    startsAt: Date | null;
    endsAt: Date | null;
    totalLimit: number | null;
    customerLimit: Generated<number>;
    used: Generated<number>;
    active: Generated<boolean>;
    createdAt: Date;
    advertised: Generated<boolean>;
  };
  campaignUse: {
    paymentId: string;
    code: string;
    uid: string;
    state: 'held' | 'used' | 'released';
    discountPaise: PaiseWithDefault<Paise>;
    cashbackPaise: PaiseWithDefault<Paise>;
    cashbackRefundId: string | null;
    at: Date;
  };
  documentSeries: {
    kind: 'invoice' | 'credit-note' | 'receipt-voucher' | 'refund-voucher';
    financialYear: number;
    lastNumber: Generated<number>;
    test: Generated<boolean>;
  };
  taxDocument: {
    id: string;
    kind: 'invoice' | 'credit-note' | 'receipt-voucher' | 'refund-voucher';
    financialYear: number;
    sequence: number;
    number: string;
    uid: string;
    subjectId: string;
    cause: string;
    refersTo: string | null;
    issuedAt: Date;
    totalPaise: PaiseColumn<Paise>;
    content: Json<DocumentContent>;
    test: Generated<boolean>;
  };
  tallyLedger: {
    role: string;
    name: string;
    updatedAt: Date;
  };
  order: {
    id: string;
    number: GeneratedAlways<number>;
    uid: string;
    paymentId: string;
    status: 'created' | 'confirmed' | 'packed' | 'shipped' | 'delivered' | 'cancel';
    paymentStatus: 'success' | 'refund pending' | 'refunded' | 'refund failed';
    name: string;
    email: string;
    address: Json<AddressDraft>;
    totalPaise: PaiseColumn<Paise>;
    createdAt: Date;
    updatedAt: Date;
    toldAt: Date | null;
    subtotalPaise: PaiseColumn<Paise>;
    discountPaise: PaiseWithDefault<Paise>;
    deliveryPaise: PaiseWithDefault<Paise>;
    coupon: string | null;
    note: Generated<string>;
    buyer: Json<Buyer | null>;
    delivery: Json<{ area: string; earliest: string; latest: string } | null>;
    locale: Generated<string>;
    shippedAt: Date | null;
    deliveredAt: Date | null;
    awaitsProof: Generated<boolean>;
    test: Generated<boolean>;
  };
  orderLine: {
    orderId: string;
    position: number;
    productId: string;
    name: string;
    quantity: number;
    pricePaise: PaiseColumn<Paise>;
    hsn: string | null;
    gstRateBp: number;
    discountPaise: PaiseWithDefault<Paise>;
    sku: string | null;
    shownName: string | null;
  };
  orderEvent: {
    id: GeneratedAlways<number>;
    orderId: string;
    at: Date;
    actor: string;
    fromStatus: string | null;
    toStatus: string;
    note: string | null;
  };
  orderNote: {
    id: string;
    orderId: string;
    actor: string;
    actorName: string;
    words: string;
    createdAt: Date;
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
  shipmentLine: {
    shipmentId: string;
    position: number;
    quantity: number;
  };
  unit: {
    id: string;
    uid: string;
    locale: string;
    fromUs: boolean;
    maker: string;
    makerName: string;
    serial: string;
    name: string;
    productId: string | null;
    orderId: string | null;
    position: number | null;
    shipmentId: string | null;
    startsOn: string;
    productYears: number | null;
    performanceYears: number | null;
    warrantyParts: JsonWithDefault<WarrantyPart[]>;
    warrantyWords: Generated<string>;
    returnedAt: Date | null;
    createdAt: Date;
    replacedBy: string | null;
    installationId: string | null;
  };
  unitReminder: {
    unitId: string;
    part: string;
    days: 7 | 60;
    toldAt: Date;
  };
  unitTransfer: {
    id: string;
    uid: string;
    codeHash: string;
    locale: string;
    createdAt: Date;
    expiresAt: Date;
    redeemedAt: Date | null;
  };
  unitTransferLine: {
    transferId: string;
    unitId: string;
  };
  dcrCertificate: {
    orderId: string;
    number: string;
    url: Generated<string>;
    updatedAt: Date;
  };
  warrantyClaim: {
    id: string;
    reference: string;
    unitId: string;
    uid: string;
    locale: string;
    state: ClaimState;
    problem: string;
    noticedOn: string;
    answer: Generated<string>;
    carrier: Generated<string>;
    tracking: Generated<string>;
    trackingUrl: Generated<string>;
    replacementId: string | null;
    filedAt: Date;
    since: Date;
  };
  warrantyClaimEvent: {
    id: GeneratedAlways<number>;
    claimId: string;
    state: ClaimState;
    at: Date;
  };
  warrantyClaimPhoto: {
    claimId: string;
    id: string;
    state: 'waiting' | 'ready' | 'failed' | 'removed';
    stem: string;
    original: string;
    width: number;
    height: number;
    createdAt: Date;
  };
  returnRequest: {
    id: string;
    reference: string;
    orderId: string;
    uid: string;
    state: 'requested' | 'approved' | 'refused' | 'received' | 'withdrawn';
    reason: 'defective' | 'damaged' | 'wrong' | 'late' | 'not-as-described' | 'no-longer-needed';
    note: Generated<string>;
    answer: Generated<string>;
    refundPaise: PaiseColumn<Paise | null>;
    createdAt: Date;
    updatedAt: Date;
  };
  returnLine: {
    returnId: string;
    position: number;
    quantity: number;
    restocked: Generated<number>;
  };
  productSalesDay: {
    productId: string;
    day: string;
    test: boolean;
    units: number;
  };
  cartReminder: {
    id: string;
    uid: string;
    contents: string;
    tokenHash: string;
    sentAt: Date;
    returnedAt: Date | null;
  };
  cartReminderChoice: {
    uid: string;
    words: string;
    locale: string;
    chosenAt: Date;
  };
  installation: {
    id: string;
    number: GeneratedAlways<number>;
    uid: string;
    awaitsProof: Generated<boolean>;
    test: boolean;
    state: 'offered' | 'active' | 'completed' | 'cancelled';
    name: string;
    email: string;
    address: Json<AddressDraft>;
    locale: string;
    note: Generated<string>;
    lines: Json<InstalledLine[]>;
    workPaise: PaiseColumn<Paise>;
    goodsPaise: PaiseColumn<Paise>;
    goodsRateBp: number;
    servicePaise: PaiseColumn<Paise>;
    serviceRateBp: number;
    surveyBookingId: string | null;
    creditPaise: PaiseWithDefault<Paise>;
    creditGoodsPaise: PaiseWithDefault<Paise>;
    totalPaise: PaiseColumn<Paise>;
    createdBy: string;
    createdAt: Date;
    updatedAt: Date;
    completedAt: Date | null;
    cancelledAt: Date | null;
  };
  installationMilestone: {
    installationId: string;
    position: number;
    sharePercent: number;
    amountPaise: PaiseColumn<Paise>;
    goodsPaise: PaiseColumn<Paise>;
    paymentId: string | null;
    paidAt: Date | null;
  };
  installationEvent: {
    id: GeneratedAlways<number>;
    installationId: string;
    at: Date;
    actor: string;
    what: 'created' | 'link' | 'paid' | 'refunded' | 'completed' | 'cancelled';
    milestone: number | null;
    note: Generated<string>;
  };
}
