import { sql } from 'kysely';
import type { Queryable } from '#src/platform/database/database.ts';
import type { Words } from './person.ts';

/**
 * What was bought. A telephone order belongs to its address, and to the account only once the account has proved it: until then it
 * may be a stranger's, so it is neither exported to the account's user nor redacted at their request.
 */
export async function readBusiness(db: Queryable, uid: string, proven: string[], words: Words) {
  const ids = (rows: { id: string }[]) => rows.map(({ id }) => id);
  const sold = ['id', 'name', 'email', 'address', 'buyer'] as const;
  const orders = await db
    .selectFrom('order')
    .select([...sold, 'paymentId'])
    .where('uid', '=', uid)
    .where('awaitsProof', '=', false)
    .execute();
  const bookings = await db.selectFrom('booking').select(sold).where('uid', '=', uid).execute();
  for (const { name, email, address, buyer } of [...orders, ...bookings]) {
    words.name(name);
    words.email(email);
    words.address(address);
    words.business(buyer);
  }
  const installations = await db
    .selectFrom('installation')
    .select(['id', 'name', 'email', 'address'])
    .where('uid', '=', uid)
    .where('awaitsProof', '=', false)
    .execute();
  for (const { name, email, address } of installations) {
    words.name(name);
    words.email(email);
    words.address(address);
  }
  const paid = orders.map(({ paymentId }) => paymentId);
  const links = await db
    .selectFrom('paymentLink')
    .select(['id', 'name', 'address'])
    .where('uid', '=', uid)
    .where(
      sql<boolean>`(email = any(${proven}) or payment_id = any(${paid}) or installation_id = any(${ids(installations)}))`,
    )
    .execute();
  for (const { name, address } of links) {
    words.name(name);
    words.address(address);
  }
  const payments = await db
    .selectFrom('payment')
    .select(['id', 'providerOrderId', 'snapshot'])
    .where('uid', '=', uid)
    .where(sql<boolean>`(not snapshot ? 'link' or snapshot ->> 'link' = any(${ids(links)}))`)
    .execute();
  for (const { snapshot } of payments) words.snapshot(snapshot);
  const visits = await db
    .selectFrom('visit')
    .innerJoin('booking', 'booking.id', 'visit.bookingId')
    .leftJoin('visitWork', 'visitWork.visitId', 'visit.id')
    .select(['visit.id', 'visitWork.signedBy'])
    .where('booking.uid', '=', uid)
    .execute();
  words.name(...visits.map(({ signedBy }) => signedBy));
  return {
    orders: ids(orders),
    bookings: ids(bookings),
    installations: ids(installations),
    visits: ids(visits),
    payments: ids(payments),
    providerOrders: payments.flatMap(({ providerOrderId }) => providerOrderId ?? []),
    links: ids(links),
  };
}
