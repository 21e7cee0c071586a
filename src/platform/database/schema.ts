import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

/**
 * The tables, as `migrations/` makes them; a test compares this file with a migrated database.
 * camelCase here, snake_case in PostgreSQL (CamelCasePlugin).
 */
export type Schema = {
  user: {
    id: string;
    name: string;
    email: string;
    emailVerified: boolean;
    image: string | null;
    createdAt: Generated<Date>;
    updatedAt: Generated<Date>;
    role: Generated<'customer' | 'administrator' | 'technician'>;
    banned: Generated<boolean>;
  };
  session: {
    id: string;
    expiresAt: Date;
    token: string;
    createdAt: Generated<Date>;
    updatedAt: Date;
    ipAddress: string | null;
    userAgent: string | null;
    userId: string;
  };
  account: {
    id: string;
    accountId: string;
    providerId: string;
    userId: string;
    accessToken: string | null;
    refreshToken: string | null;
    idToken: string | null;
    accessTokenExpiresAt: Date | null;
    refreshTokenExpiresAt: Date | null;
    scope: string | null;
    password: string | null;
    createdAt: Generated<Date>;
    updatedAt: Date;
  };
  verification: { id: string; identifier: string; value: string; expiresAt: Date; createdAt: Generated<Date>; updatedAt: Generated<Date> };
  rateLimit: { id: string; key: string; count: number; lastRequest: number };
  signInAttempt: { emailHash: string; at: Date };
  secret: { name: string; value: string };
  customer: { uid: string; username: string; email: string; createdAt: Date };

  brand: { slug: string; name: string; line: string; mark: string; position: number };
  category: { slug: string; name: string; noun: string; blurb: string; position: number; picture: Json<PictureFiles | null> };
  product: {
    id: string;
    number: GeneratedAlways<number>;
    name: string;
    title: string;
    description: string;
    category: string | null;
    brand: string | null;
    placement: 'Flash Delas' | 'Big Discounts' | 'Top products' | 'New Arrivals' | 'Shope';
    pricePaise: number;
    listPricePaise: number;
    stock: number;
    hsn: string | null;
    gstRateBp: Generated<number>;
    gstFrom: string | null;
    gstClass: string | null;
    countryOfOrigin: Generated<string>;
    warranty: Json<{ years?: number; performanceYears?: number; words?: string }>;
    specification: Json<Record<string, unknown>>;
    certifications: Json<string[]>;
    inTheBox: Json<string[]>;
    almm: Generated<boolean>;
    dcr: Generated<boolean>;
    dimensionsMm: Json<number[] | null>;
    weightKg: number | null;
    mainImage: Generated<string>;
    ratingCount: Generated<number>;
    ratingSum: Generated<number>;
    reviewCount: Generated<number>;
    favouriteCount: Generated<number>;
    unitsSold: Generated<number>;
    version: Generated<number>;
    createdAt: Date;
    updatedAt: Date;
    archivedAt: Date | null;
  };
  productPicture: {
    productId: string;
    position: number;
    url: string;
    stem: string | null;
    width: number | null;
    height: number | null;
    widths: Json<number[] | null>;
    webp: number | null;
    placeholder: string | null;
    alt: Generated<string>;
  };
  picture: {
    stem: string;
    state: 'waiting' | 'ready' | 'failed';
    original: string;
    width: number;
    height: number;
    widths: ColumnType<number[], string, string>;
    webp: number;
    placeholder: string;
    createdAt: Date;
    finishedAt: Date | null;
  };
  scene: { name: string; picture: Json<PictureFiles> };
  stockMovement: {
    id: GeneratedAlways<number>;
    productId: string;
    change: number;
    reason: 'opening' | 'adjusted' | 'reserved' | 'released' | 'restocked';
    reference: string | null;
    at: Date;
  };
  review: {
    id: string;
    productId: string;
    uid: string | null;
    name: string;
    msg: string;
    kind: 'shopper' | 'store';
    state: 'draft' | 'published' | 'hidden' | 'removed';
    createdAt: Date;
  };
  reviewReport: {
    reviewId: string;
    uid: string;
    reason: 'spam' | 'offensive' | 'untrue' | 'off-topic' | 'personal';
    createdAt: Date;
    settledAt: Date | null;
  };
  deliveryZone: {
    prefix: string;
    state: string;
    area: string;
    daysMin: number;
    daysMax: number;
    chargePaise: Generated<number>;
    freeFromPaise: number | null;
    serviceable: boolean;
  };
  deliveryHoliday: { day: string; name: string };
  rating: { uid: string; productId: string; stars: number; createdAt: Date; updatedAt: Date };
  favourite: { uid: string; productId: string; createdAt: Date };
  cartLine: { uid: string; productId: string; quantity: number; createdAt: Date; seenPricePaise: number | null; seenStock: number | null };
  savedLine: { uid: string; productId: string; quantity: number; seenPricePaise: number | null; seenStock: number | null; createdAt: Date };
  address: {
    id: string;
    uid: string;
    fullAddress: string;
    city: string;
    state: string;
    landmark: string;
    zipcode: string;
    phone: string;
    country: Generated<string>;
    isDefault: Generated<boolean>;
    createdAt: Date;
  };

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
  };
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
  };
  orderLine: {
    orderId: string;
    position: number;
    productId: string;
    name: string;
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
  documentSeries: { kind: DocumentKind; financialYear: number; lastNumber: Generated<number> };
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
  };
  idempotencyKey: { uid: string; key: string; requestHash: string; createdAt: Date };
  webhookEvent: { id: string; event: string; body: Json<unknown>; receivedAt: Date };

  sandboxOrder: {
    id: string;
    amountPaise: number;
    currency: string;
    receipt: string | null;
    uniqueReceipt: boolean;
    status: 'created' | 'attempted' | 'paid';
    attempts: Generated<number>;
    notes: Json<Record<string, string>>;
    createdAt: Date;
  };
  sandboxPayment: {
    id: string;
    orderId: string;
    amountPaise: number;
    currency: string;
    status: 'authorized' | 'captured' | 'refunded' | 'failed';
    method: 'card' | 'upi';
    refundedPaise: Generated<number>;
    card: Json<{ network: string; last4: string; name: string } | null>;
    vpa: string | null;
    email: string | null;
    contact: string | null;
    error: Json<{ code: string; description: string; source: string; step: string; reason: string } | null>;
    refunds: Generated<'processed' | 'failed' | 'pending'>;
    lateAt: Date | null;
    lateCapture: Generated<boolean>;
    sendsWebhooks: Generated<boolean>;
    createdAt: Date;
    capturedAt: Date | null;
  };
  sandboxRefund: {
    id: string;
    paymentId: string;
    amountPaise: number;
    currency: string;
    status: 'pending' | 'processed' | 'failed';
    receipt: string | null;
    speed: string;
    notes: Json<Record<string, string>>;
    idempotencyKey: string | null;
    requestHash: string;
    dueAt: Date | null;
    createdAt: Date;
  };
  sandboxDelivery: {
    eventId: string;
    event: string;
    subjectId: string;
    body: string;
    attempts: Generated<number>;
    nextAttemptAt: Date | null;
    lastStatus: number | null;
    lastError: string | null;
    createdAt: Date;
    deliveredAt: Date | null;
  };
  servicePlan: {
    id: number;
    name: string;
    label: string;
    pricePaise: number;
    durationMinutes: number;
    visits: Generated<number>;
    icon: string;
    pair: string;
    words: Json<ServicePlanTexts>;
    position: number;
    active: Generated<boolean>;
  };
  serviceCategory: {
    slug: string;
    icon: string;
    words: Json<ServiceCategoryTexts>;
    hasPlans: Generated<boolean>;
    position: number;
    active: Generated<boolean>;
  };
  serviceEnquiry: {
    id: string;
    reference: string;
    category: string | null;
    planId: number | null;
    uid: string | null;
    name: string;
    phone: string;
    email: string;
    pincode: string;
    address: Json<Record<string, string> | null>;
    message: Generated<string>;
    note: Generated<string>;
    preferredDay: string | null;
    preferredTime: 'any' | 'morning' | 'afternoon';
    locale: string;
    state: Generated<'new' | 'called' | 'closed'>;
    senderHash: string;
    createdAt: Date;
  };
};

/** The papers that Indian tax law wants (facts: CGST Rules 46, 50, 51, 53). */
export type DocumentKind = 'invoice' | 'credit-note' | 'receipt-voucher' | 'refund-voucher';

/** A jsonb column: read as the value, written as a string of JSON. */
type Json<T> = ColumnType<T, string | null, string | null>;

/** The finished files of one picture, as the picture path leaves them. */
export type PictureFiles = {
  stem: string;
  width: number;
  height: number;
  widths: number[];
  webp: number;
  placeholder: string;
  alt: string;
};

/** The texts of a service plan by language; English is always there. */
type ServicePlanTexts = ByLanguage<{
  label?: string;
  name: string;
  summary: string;
  description: string;
  details: string[];
  included: string[];
  excluded: string[];
  steps: { step: string; explain: string }[];
  faqs: { q: string; a: string }[];
}>;
type ServiceCategoryTexts = ByLanguage<{ name: string; summary: string }>;
type ByLanguage<T> = { en: T } & { [language in 'hi' | 'gu']?: T };
