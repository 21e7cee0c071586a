import { sql } from 'kysely';
import type { Tx } from '#src/platform/database/database.ts';
import { withoutPerson } from '#src/shop/customers/without-person.ts';

/** What a comment shows of somebody who is gone. */
export const FORMER = 'Former customer';
const gone = (id: string) => `deleted-${id}@invalid`;
const json = (value: unknown) => JSON.stringify(withoutPerson(value));

/** Whoever else changes this account waits. */
export const lockPerson = (trx: Tx, uid: string) =>
  trx.selectFrom('user').select(['email', 'role', 'image']).where('id', '=', uid).forUpdate().executeTakeFirst();

/** Products whose hearts fewer people have now. */
export async function dropLists(trx: Tx, uid: string): Promise<void> {
  await trx
    .updateTable('product')
    .set((eb) => ({ favouriteCount: eb('favouriteCount', '-', 1) }))
    .where('id', 'in', (eb) => eb.selectFrom('favourite').select('productId').where('uid', '=', uid))
    .execute();
  for (const table of ['favourite', 'cartLine', 'savedLine', 'address', 'idempotencyKey'] as const) {
    await trx.deleteFrom(table).where('uid', '=', uid).execute();
  }
}

/**
 * Gives ratings, comments and reports to a new account that is nobody's: they go on to count, and lead to nobody, not even by
 * way of the invoices, which keep the account's id. Answers the products that show a comment of theirs.
 */
export async function orphanReviews(trx: Tx, uid: string, ghost: string, at: Date): Promise<string[]> {
  await trx
    .insertInto('user')
    .values({ id: ghost, name: FORMER, email: gone(ghost), emailVerified: false, image: null, banned: true, createdAt: at, updatedAt: at })
    .execute();
  await trx.updateTable('rating').set({ uid: ghost }).where('uid', '=', uid).execute();
  await trx.updateTable('reviewReport').set({ uid: ghost }).where('uid', '=', uid).execute();
  const rows = await trx.updateTable('review').set({ uid: ghost, name: FORMER }).where('uid', '=', uid).returning('productId').execute();
  return [...new Set(rows.map((row) => row.productId))];
}

/** Orders, bookings and payments without the person. Invoices are documents of the law and stay as they were issued. */
export async function strikeBusiness(trx: Tx, uid: string): Promise<string[]> {
  const phones: string[] = [];
  const noted = { name: FORMER, email: gone(uid), note: '' };
  for (const { id, address } of await trx.selectFrom('order').select(['id', 'address']).where('uid', '=', uid).execute()) {
    phones.push(String((address as { phone?: string }).phone ?? ''));
    await trx
      .updateTable('order')
      .set({ ...noted, address: json(address) })
      .where('id', '=', id)
      .execute();
  }
  for (const { id, address } of await trx.selectFrom('booking').select(['id', 'address']).where('uid', '=', uid).execute()) {
    phones.push(String(address['phone'] ?? ''));
    await trx
      .updateTable('booking')
      .set({ ...noted, problems: '', address: json(address) })
      .where('id', '=', id)
      .execute();
    await trx.updateTable('visit').set({ problems: '' }).where('bookingId', '=', id).execute();
    await trx
      .updateTable('visitWork')
      .set({ signedBy: '', signature: '', meterNote: '' })
      .where('visitId', 'in', (eb) => eb.selectFrom('visit').select('id').where('bookingId', '=', id))
      .execute();
  }
  await strikeLinks(trx, uid);
  await trx
    .updateTable('orderNote')
    .set({ words: '—' })
    .where('orderId', 'in', (eb) => eb.selectFrom('order').select('id').where('uid', '=', uid))
    .execute();
  await trx.updateTable('returnRequest').set({ note: '' }).where('uid', '=', uid).execute();
  for (const { id, address } of await trx.selectFrom('paymentLink').select(['id', 'address']).where('uid', '=', uid).execute()) {
    phones.push(String(address['phone'] ?? ''));
    await trx
      .updateTable('paymentLink')
      .set({ note: '', address: json(address) })
      .where('id', '=', id)
      .execute();
  }
  for (const { id, snapshot, providerOrderId } of await trx
    .selectFrom('payment')
    .select(['id', 'snapshot', 'providerOrderId'])
    .where('uid', '=', uid)
    .execute()) {
    await trx
      .updateTable('payment')
      .set({ snapshot: json(snapshot) })
      .where('id', '=', id)
      .execute();
    if (providerOrderId) await strikeEvents(trx, providerOrderId);
  }
  return phones;
}

async function strikeLinks(trx: Tx, uid: string): Promise<void> {
  for (const { id, address } of await trx.selectFrom('paymentLink').select(['id', 'address']).where('uid', '=', uid).execute()) {
    await trx
      .updateTable('paymentLink')
      .set({ note: '', address: json(address) })
      .where('id', '=', id)
      .execute();
  }
}

/** Photographs of somebody's roof: their rows stay as removed, so that a late copy does not bring them back. Answers their files. */
export async function removeVisitPhotos(trx: Tx, uid: string): Promise<{ original: string; stem: string }[]> {
  return await trx
    .updateTable('visitPhoto')
    .set({ state: 'removed' })
    .where('state', '<>', 'removed')
    .where('visitId', 'in', (eb) =>
      eb.selectFrom('visit').innerJoin('booking', 'booking.id', 'visit.bookingId').select('visit.id').where('booking.uid', '=', uid),
    )
    .returning(['original', 'stem'])
    .execute();
}

async function strikeEvents(trx: Tx, providerOrderId: string): Promise<void> {
  const events = await trx
    .selectFrom('webhookEvent')
    .select(['id', 'body'])
    .where(sql<boolean>`body #>> '{payload,payment,entity,order_id}' = ${providerOrderId}`)
    .execute();
  for (const { id, body } of events) {
    await trx
      .updateTable('webhookEvent')
      .set({ body: json(body) })
      .where('id', '=', id)
      .execute();
  }
}

/** What they wrote to the shop. Complaints that are resolved lose who complained; open ones have refused the erasure before. */
export async function strikeLetters(trx: Tx, uid: string): Promise<void> {
  const nobody = { uid: null, name: FORMER, email: gone(uid), phone: '' };
  await trx
    .updateTable('serviceEnquiry')
    .set({ ...nobody, pincode: '', address: null, message: '', note: '', state: 'closed' })
    .where('uid', '=', uid)
    .execute();
  await trx
    .updateTable('contactMessage')
    .set({ ...nobody, message: '', answer: '', state: 'closed' })
    .where('uid', '=', uid)
    .execute();
  await trx
    .updateTable('grievance')
    .set({ ...nobody, complaint: '', about: '' })
    .where('uid', '=', uid)
    .execute();
}

/** The number that leads into the account, forgotten with every code that was sent to it. */
export async function dropNumber(trx: Tx, uid: string): Promise<string | undefined> {
  const number = await trx.deleteFrom('phoneNumber').where('uid', '=', uid).returning('phone').executeTakeFirst();
  await trx
    .deleteFrom('phoneCode')
    .where((eb) => eb.or([eb('uid', '=', uid), eb('phone', '=', number?.phone ?? '')]))
    .execute();
  return number?.phone;
}

/** Mails and SMS to them, and those to the shop that they can be answered at. What still waits to be sent is not sent. */
export async function strikeMails(trx: Tx, uid: string, email: string, mobiles: string[]): Promise<void> {
  const theirs = [email, ...mobiles];
  await trx
    .deleteFrom('mail')
    .where((eb) => eb.or([eb('recipient', 'in', theirs), eb('replyTo', '=', email)]))
    .where('state', '=', 'queued')
    .execute();
  const struck = { recipientName: '', subject: '', html: '', text: '' };
  await trx
    .updateTable('mail')
    .set({ ...struck, recipient: gone(uid) })
    .where('recipient', 'in', theirs)
    .execute();
  await trx
    .updateTable('mail')
    .set({ ...struck, replyTo: '' })
    .where('replyTo', '=', email)
    .execute();
}

/** The account itself: its row stays, because payments and invoices point to it, and says nothing any more. Nobody gets in. */
export async function emptyAccount(trx: Tx, uid: string, at: Date): Promise<void> {
  for (const table of ['session', 'account'] as const) await trx.deleteFrom(table).where('userId', '=', uid).execute();
  for (const table of ['identityToken', 'customer', 'secondFactor', 'recoveryCode', 'adviceDeclined'] as const)
    await trx.deleteFrom(table).where('uid', '=', uid).execute();
  await trx.deleteFrom('verification').where('value', '=', uid).execute();
  await trx.updateTable('technician').set({ uid: null }).where('uid', '=', uid).execute();
  await trx
    .updateTable('user')
    .set({ name: FORMER, email: gone(uid), emailVerified: false, image: null, role: 'customer', banned: true, updatedAt: at })
    .where('id', '=', uid)
    .execute();
}
