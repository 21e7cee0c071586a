import type { Queryable } from '#src/platform/database/database.ts';

// One statement a subject, column by column: a new column is not told to anybody before somebody has thought about it.

const account = (db: Queryable, uid: string) =>
  db.selectFrom('user').select(['id', 'name', 'email', 'emailVerified', 'image', 'createdAt', 'updatedAt', 'role']).where('id', '=', uid).executeTakeFirst();
const waysIn = (db: Queryable, uid: string) => db.selectFrom('account').select(['providerId', 'createdAt']).where('userId', '=', uid).execute();
const phone = (db: Queryable, uid: string) => db.selectFrom('phoneNumber').select(['phone', 'verifiedAt']).where('uid', '=', uid).execute();
const sessions = (db: Queryable, uid: string) =>
  db.selectFrom('session').select(['createdAt', 'updatedAt', 'expiresAt', 'ipAddress', 'userAgent']).where('userId', '=', uid).execute();
const addresses = (db: Queryable, uid: string) =>
  db
    .selectFrom('address')
    .select(['fullAddress', 'city', 'state', 'landmark', 'zipcode', 'phone', 'country', 'isDefault', 'createdAt'])
    .where('uid', '=', uid)
    .orderBy('createdAt')
    .execute();
const orders = (db: Queryable, uid: string) =>
  db
    .selectFrom('order')
    .select(['id', 'number', 'status', 'paymentStatus', 'name', 'email', 'address', 'totalPaise', 'subtotalPaise', 'discountPaise', 'deliveryPaise'])
    .select(['coupon', 'note', 'buyer', 'createdAt', 'shippedAt', 'deliveredAt'])
    .where('uid', '=', uid)
    .orderBy('number')
    .execute();
const orderLines = (db: Queryable, uid: string) =>
  db
    .selectFrom('orderLine')
    .innerJoin('order', 'order.id', 'orderLine.orderId')
    .select(['orderLine.orderId', 'orderLine.productId', 'orderLine.name', 'orderLine.quantity', 'orderLine.pricePaise', 'orderLine.discountPaise'])
    .where('order.uid', '=', uid)
    .orderBy('orderLine.orderId')
    .orderBy('orderLine.position')
    .execute();
const returns = (db: Queryable, uid: string) =>
  db
    .selectFrom('returnRequest')
    .select(['reference', 'orderId', 'state', 'reason', 'note', 'answer', 'refundPaise', 'createdAt'])
    .where('uid', '=', uid)
    .orderBy('createdAt')
    .execute();
const bookings = (db: Queryable, uid: string) =>
  db
    .selectFrom('booking')
    .select(['id', 'number', 'planName', 'state', 'paymentStatus', 'name', 'email', 'address', 'problems', 'note', 'totalPaise', 'validUntil', 'createdAt'])
    .where('uid', '=', uid)
    .orderBy('number')
    .execute();
const visits = (db: Queryable, uid: string) =>
  db
    .selectFrom('visit')
    .innerJoin('booking', 'booking.id', 'visit.bookingId')
    .select(['visit.bookingId', 'visit.state', 'visit.startsAt', 'visit.endsAt', 'visit.problems'])
    .where('booking.uid', '=', uid)
    .orderBy('visit.startsAt')
    .execute();
const visitReports = (db: Queryable, uid: string) =>
  db
    .selectFrom('visitWork')
    .innerJoin('visit', 'visit.id', 'visitWork.visitId')
    .innerJoin('booking', 'booking.id', 'visit.bookingId')
    .select([
      'visitWork.visitId',
      'visitWork.checklist',
      'visitWork.findings',
      'visitWork.advice',
      'visitWork.signedBy',
      'visitWork.signature',
      'visitWork.signedAt',
    ])
    .where('booking.uid', '=', uid)
    .execute();
const payments = (db: Queryable, uid: string) =>
  db
    .selectFrom('payment')
    .select(['id', 'kind', 'receipt', 'amountPaise', 'currency', 'state', 'providerOrderId', 'providerPaymentId', 'createdAt', 'capturedAt'])
    .where('uid', '=', uid)
    .orderBy('createdAt')
    .execute();
const refunds = (db: Queryable, uid: string) =>
  db
    .selectFrom('refund')
    .innerJoin('payment', 'payment.id', 'refund.paymentId')
    .select(['refund.paymentId', 'refund.amountPaise', 'refund.reason', 'refund.state', 'refund.createdAt'])
    .where('payment.uid', '=', uid)
    .orderBy('refund.createdAt')
    .execute();
const invoices = (db: Queryable, uid: string) =>
  db.selectFrom('taxDocument').select(['kind', 'number', 'issuedAt', 'totalPaise', 'content']).where('uid', '=', uid).orderBy('issuedAt').execute();
const comments = (db: Queryable, uid: string) =>
  db.selectFrom('review').select(['productId', 'name', 'msg', 'state', 'createdAt']).where('uid', '=', uid).orderBy('createdAt').execute();
const ratings = (db: Queryable, uid: string) =>
  db.selectFrom('rating').select(['productId', 'stars', 'createdAt', 'updatedAt']).where('uid', '=', uid).orderBy('createdAt').execute();
const reports = (db: Queryable, uid: string) =>
  db.selectFrom('reviewReport').select(['reviewId', 'reason', 'createdAt']).where('uid', '=', uid).orderBy('createdAt').execute();
const favourites = (db: Queryable, uid: string) =>
  db.selectFrom('favourite').select(['productId', 'createdAt']).where('uid', '=', uid).orderBy('createdAt').execute();
const cart = (db: Queryable, uid: string) =>
  db.selectFrom('cartLine').select(['productId', 'quantity', 'createdAt']).where('uid', '=', uid).orderBy('createdAt').execute();
const savedForLater = (db: Queryable, uid: string) =>
  db.selectFrom('savedLine').select(['productId', 'quantity', 'createdAt']).where('uid', '=', uid).orderBy('createdAt').execute();
const enquiries = (db: Queryable, uid: string) =>
  db
    .selectFrom('serviceEnquiry')
    .select([
      'reference',
      'category',
      'planId',
      'name',
      'phone',
      'email',
      'pincode',
      'address',
      'message',
      'preferredDay',
      'preferredTime',
      'state',
      'createdAt',
    ])
    .where('uid', '=', uid)
    .orderBy('createdAt')
    .execute();
const messages = (db: Queryable, uid: string) =>
  db.selectFrom('contactMessage').select(['reference', 'name', 'email', 'phone', 'message', 'createdAt']).where('uid', '=', uid).orderBy('createdAt').execute();
const complaints = (db: Queryable, uid: string) =>
  db
    .selectFrom('grievance')
    .select(['ticket', 'name', 'email', 'phone', 'topic', 'about', 'complaint', 'state', 'answer', 'createdAt', 'resolvedAt'])
    .where('uid', '=', uid)
    .orderBy('createdAt')
    .execute();
/** Subjects and times alone: the words of some let their reader in. */
const mails = (db: Queryable, recipient: string) =>
  db
    .selectFrom('mail')
    .select(['channel', 'kind', 'subject', 'state', 'createdAt', 'sentAt'])
    .where('recipient', '=', recipient)
    .orderBy('createdAt')
    .execute();

const SUBJECTS = {
  waysIn,
  phone,
  sessions,
  addresses,
  orders,
  orderLines,
  returns,
  bookings,
  visits,
  visitReports,
  payments,
  refunds,
  invoices,
  comments,
  ratings,
  reports,
  favourites,
  cart,
  savedForLater,
  enquiries,
  messages,
  complaints,
};

/** Everything about one person, by subject; undefined for an unknown account. */
export async function selectEverything(db: Queryable, uid: string): Promise<Record<string, unknown> | undefined> {
  const person = await account(db, uid);
  if (!person) return undefined;
  const found: Record<string, unknown> = { account: person };
  for (const [subject, select] of Object.entries(SUBJECTS)) found[subject] = await select(db, uid);
  return { ...found, mails: await mails(db, person.email) };
}
