import { sql } from 'kysely';
import { among, byUid, FORMER, GONE, holding } from './holding.store.ts';
import { INSTALLATIONS } from './installation-data.store.ts';
import { FIGURES, ORDERS } from './order-data.store.ts';
import { withoutPerson } from './without-person.ts';

const ofPayment = among('payment_id', ({ payments }) => payments);
/** The number of the order or booking that a payment made: what the person knows the purchase by. */
const purchase = (payment: string) => ({
  orderNumber: sql`select number from "order" where "order".payment_id = ${sql.ref(payment)}`,
  bookingNumber: sql`select number from booking where booking.payment_id = ${sql.ref(payment)}`,
});

/** Orders, payments and their documents, and what the payment provider reported about them. */
export const SALES = {
  ...ORDERS,
  ...INSTALLATIONS,
  payment: holding('payment', {
    as: 'payments',
    whose: among('id', ({ payments }) => payments),
    told: [
      ...([
        'id',
        'kind',
        'receipt',
        'amountPaise',
        'currency',
        'method',
        'state',
        'snapshot',
        'providerOrderId',
        'providerPaymentId',
        'failure',
      ] as const),
      ...(['reservedUntil', 'createdAt', 'capturedAt', 'settledAt', 'test'] as const),
    ],
    untold: { uid: 'elsewhere', requestHash: 'inward', remindedAt: 'inward' },
    numbers: purchase('payment.id'),
    by: 'createdAt',
    ending: { struck: { snapshot: withoutPerson, failure: withoutPerson } },
  }),
  reservation: holding('reservation', {
    as: 'reservations',
    whose: ofPayment,
    told: ['paymentId', 'productId', 'quantity', 'state'],
    untold: {},
    ending: { kept: FIGURES },
  }),
  refund: holding('refund', {
    as: 'refunds',
    whose: ofPayment,
    told: ['paymentId', 'amountPaise', 'reason', 'state', 'providerRefundId', 'createdAt', 'updatedAt'],
    untold: {
      id: 'inward',
      orderId: 'elsewhere',
      bookingId: 'elsewhere',
      installationId: 'elsewhere',
      cause: 'inward',
      attempts: 'inward',
      lastError: 'inward',
      providerPaymentId: 'elsewhere',
    },
    numbers: purchase('refund.paymentId'),
    by: 'createdAt',
    ending: { struck: { lastError: null } },
  }),
  bankCredit: holding('bankCredit', {
    as: 'bankTransfers',
    whose: ofPayment,
    told: ['paymentId', 'day', 'narration', 'amountPaise', 'state', 'createdAt', 'decidedAt'],
    untold: { id: 'inward', fingerprint: 'inward', test: 'inward' },
    by: 'day',
    ending: { struck: { narration: '' } },
  }),
  cashCollection: holding('cashCollection', {
    as: 'cashCollections',
    whose: ofPayment,
    told: ['paymentId', 'source', 'waybill', 'orderRef', 'day', 'utr', 'amountPaise', 'state', 'note', 'createdAt', 'decidedAt'],
    untold: { id: 'inward', fingerprint: 'inward', test: 'inward' },
    by: 'createdAt',
    ending: { struck: { note: '' } },
  }),
  campaignUse: holding('campaignUse', {
    as: 'offersUsed',
    whose: byUid,
    told: ['paymentId', 'code', 'state', 'discountPaise', 'cashbackPaise', 'at'],
    untold: { uid: 'elsewhere', cashbackRefundId: 'inward' },
    by: 'at',
    ending: { kept: 'which code was used how often: a customer’s limit outlives the account’s name' },
  }),
  paymentLink: holding('paymentLink', {
    as: 'paymentLinks',
    whose: among('id', ({ links }) => links),
    told: [
      'name',
      'email',
      'items',
      'address',
      'note',
      'locale',
      'totalPaise',
      'createdAt',
      'expiresAt',
      'cancelledAt',
      'paymentId',
    ],
    untold: {
      id: 'inward',
      tokenHash: 'secret',
      uid: 'elsewhere',
      createdBy: 'inward',
      installationId: 'elsewhere',
      milestone: 'inward',
    },
    by: 'createdAt',
    ending: { struck: { name: FORMER, email: GONE, note: '', address: withoutPerson } },
  }),
  taxDocument: holding('taxDocument', {
    as: 'invoices',
    whose: among('subject_id', ({ orders, bookings, installations }) => [...orders, ...bookings, ...installations]),
    told: ['kind', 'number', 'issuedAt', 'totalPaise', 'content', 'test'],
    untold: {
      id: 'inward',
      financialYear: 'inward',
      sequence: 'inward',
      uid: 'elsewhere',
      subjectId: 'elsewhere',
      cause: 'inward',
      refersTo: 'inward',
    },
    by: 'issuedAt',
    ending: { kept: 'eight years: Companies Act 2013 §128(5), CGST Act §36' },
  }),
  webhookEvent: holding('webhookEvent', {
    as: 'providerEvents',
    whose: ({ providerOrders }) => sql`body #>> '{payload,payment,entity,order_id}' = any(${providerOrders})`,
    told: ['event', 'body', 'receivedAt'],
    untold: { id: 'inward', struckAt: 'inward', test: 'inward' },
    by: 'receivedAt',
    ending: { struck: { body: withoutPerson, struckAt: (_, { at }) => at } },
  }),
  // The sandbox stands in for the provider, but stores its data in our database.
  sandboxPayment: holding('sandboxPayment', {
    as: 'sandboxPayments',
    whose: among('order_id', ({ providerOrders }) => providerOrders),
    told: ['id', 'amountPaise', 'status', 'method', 'card', 'vpa', 'bank', 'email', 'contact', 'createdAt'],
    untold: {
      orderId: 'elsewhere',
      currency: 'inward',
      refundedPaise: 'elsewhere',
      error: 'inward',
      refunds: 'inward',
      lateAt: 'inward',
      lateCapture: 'inward',
      sendsWebhooks: 'inward',
      capturedAt: 'inward',
    },
    by: 'createdAt',
    ending: { struck: { card: withoutPerson, vpa: null, email: null, contact: null } },
  }),
  sandboxDelivery: holding('sandboxDelivery', {
    as: 'sandboxEvents',
    whose: ({ providerOrders }) => sql`subject_id in (
      select id from sandbox_payment where order_id = any(${providerOrders})
      union all select sandbox_refund.id from sandbox_refund join sandbox_payment on sandbox_payment.id = payment_id where order_id = any(${providerOrders}))`,
    told: ['event', 'body', 'createdAt'],
    untold: {
      eventId: 'inward',
      subjectId: 'elsewhere',
      attempts: 'inward',
      nextAttemptAt: 'inward',
      lastStatus: 'inward',
      lastError: 'inward',
      deliveredAt: 'inward',
    },
    by: 'createdAt',
    key: 'eventId',
    ending: { struck: { body: (was) => JSON.stringify(withoutPerson(JSON.parse(String(was)))), lastError: null } },
  }),
};
