import { sql } from 'kysely';
import type { Queryable } from '#src/platform/database/database.ts';
import { readBusiness } from './business.store.ts';
import { type Person, Words } from './person.ts';

/** The shop's own addresses and numbers, so that erasing a person who typed one does not redact the shop's own texts. */
export type ShopWords = { emails: readonly string[]; mobiles: readonly string[] };

/** Gathers a person's data from all tables; undefined for an unknown account. */
export async function gatherPerson(db: Queryable, uid: string, at: Date, shop: ShopWords): Promise<Person | undefined> {
  const user = await db
    .selectFrom('user')
    .select(['name', 'email', 'emailVerified'])
    .where('id', '=', uid)
    .executeTakeFirst();
  if (!user) return undefined;
  const number = await db.selectFrom('phoneNumber').select('phone').where('uid', '=', uid).executeTakeFirst();
  const proven = {
    emails: user.emailVerified ? [user.email.toLowerCase()] : [],
    mobiles: number ? [number.phone] : [],
  };
  const words = new Words();
  words.name(user.name);
  words.email(user.email);
  words.phone(number?.phone);
  await readAccount(db, uid, words);
  const business = await readBusiness(db, uid, proven.emails, words);
  const letters = await readLetters(db, uid, proven.emails, words);
  const solar = await readSolar(db, uid, proven, words);
  const reviews = await db.selectFrom('review').select(['id', 'name']).where('uid', '=', uid).execute();
  words.name(...reviews.map(({ name }) => name));
  const questions = await db.selectFrom('productQuestion').select('id').where('uid', '=', uid).execute();
  const technicians = await readRoster(db, uid, (await withoutOthers(db, uid, words, shop)).emails, words);
  return {
    uid,
    at,
    proven,
    given: await withoutOthers(db, uid, words, shop),
    names: [...words.names],
    streets: [...words.streets],
    gstins: [...words.gstins],
    ...business,
    ...letters,
    ...solar,
    reviews: reviews.map(({ id }) => id),
    questions: questions.map(({ id }) => id),
    technicians,
  };
}

/**
 * Their rows in the roster: the account's, and inactive ones without an account that were once linked to theirs, according to the
 * audit log.
 */
async function readRoster(
  db: Queryable,
  uid: string,
  emails: string[],
  words: Words,
): Promise<{ id: string; name: string }[]> {
  const rows = await db
    .selectFrom('technician')
    .select(['id', 'name', 'phone'])
    .where(
      sql<boolean>`uid = ${uid} or (uid is null and not active and exists (
        select from audit_entry where subject = 'technician:' || technician.id
           and (lower(before ->> 'email') = any(${emails}) or lower(after ->> 'email') = any(${emails}))))`,
    )
    .execute();
  words.name(...rows.map(({ name }) => name));
  words.phone(...rows.map(({ phone }) => phone));
  return rows.map(({ id, name }) => ({ id, name }));
}

/** The account's own data: user record, addresses, requested links and codes, mails about it. */
async function readAccount(db: Queryable, uid: string, words: Words): Promise<void> {
  const customer = await db
    .selectFrom('customer')
    .select(['username', 'email'])
    .where('uid', '=', uid)
    .executeTakeFirst();
  words.name(customer?.username);
  words.email(customer?.email);
  for (const row of await db.selectFrom('address').select(['fullAddress', 'phone']).where('uid', '=', uid).execute())
    words.address(row);
  for (const { email } of await db.selectFrom('identityToken').select('email').where('uid', '=', uid).execute())
    words.email(email);
  for (const { phone } of await db.selectFrom('phoneCode').select('phone').where('uid', '=', uid).execute())
    words.phone(phone);
  // A mail to the shop has its sender in reply_to; any other went to one of their addresses, perhaps a former one.
  const mails = await db
    .selectFrom('mail')
    .select(['channel', 'recipient', 'recipientName', 'replyTo'])
    .where('uid', '=', uid)
    .execute();
  for (const { channel, recipient, recipientName, replyTo } of mails) {
    if (channel !== 'mail') words.phone(recipient);
    else words.email(replyTo || recipient);
    words.name(recipientName);
  }
}

/** The account's correspondence, and what its proven addresses sent without signing in. */
async function readLetters(db: Queryable, uid: string, emails: string[], words: Words) {
  const theirs = correspondenceOf(uid, emails);
  const columns = ['name', 'email', 'phone'] as const;
  const messages = await db
    .selectFrom('contactMessage')
    .select([...columns, 'reference'])
    .where(theirs)
    .execute();
  const grievances = await db
    .selectFrom('grievance')
    .select([...columns, 'ticket'])
    .where(theirs)
    .execute();
  const enquiries = await db
    .selectFrom('serviceEnquiry')
    .select([...columns, 'reference', 'address'])
    .where(theirs)
    .execute();
  for (const { name, email, phone } of [...messages, ...grievances, ...enquiries]) {
    words.name(name);
    words.email(email);
    words.phone(phone);
  }
  for (const { address } of enquiries) words.address(address);
  return {
    messages: messages.map(({ reference }) => reference),
    tickets: grievances.map(({ ticket }) => ticket),
    enquiries: enquiries.map(({ reference }) => reference),
  };
}

/** The plans they have saved, and whom to call about them: the account's, and those under an address or number that it has proved. */
async function readSolar(db: Queryable, uid: string, { emails, mobiles }: Person['proven'], words: Words) {
  const leads = await db
    .selectFrom('solarLead')
    .select(['id', 'name', 'email', 'phone'])
    .where(
      sql<boolean>`(uid = ${uid} or (uid is null and (lower(email) = any(${emails}) or '+91' || phone = any(${mobiles}))))`,
    )
    .execute();
  for (const { name, email, phone } of leads) {
    words.name(name);
    words.email(email);
    words.phone(phone);
  }
  const ids = leads.map(({ id }) => id);
  const proposals = await db
    .selectFrom('solarProposal')
    .select('id')
    .where(sql<boolean>`(uid = ${uid} or lead_id = any(${ids}))`)
    .execute();
  return { leads: ids, proposals: proposals.map(({ id }) => id) };
}

/** A message belongs to its sender's account or, if sent without signing in, to the account with its proven address. */
export const correspondenceOf = (uid: string, emails: string[]) =>
  sql<boolean>`(uid = ${uid} or (uid is null and lower(email) = any(${emails})))`;

async function withoutOthers(
  db: Queryable,
  uid: string,
  { emails, mobiles }: Words,
  shop: ShopWords,
): Promise<Person['given']> {
  const found = [...emails];
  const others = await db
    .selectFrom('user')
    .select('email')
    .where('id', '<>', uid)
    .where(sql<boolean>`email = any(${found})`)
    .execute();
  const numbers = await db
    .selectFrom('phoneNumber')
    .select('phone')
    .where('uid', '<>', uid)
    .where(sql<boolean>`phone = any(${[...mobiles]})`)
    .execute();
  const taken = new Set([
    ...shop.emails,
    ...others.map(({ email }) => email),
    ...shop.mobiles,
    ...numbers.map(({ phone }) => phone),
  ]);
  return { emails: found.filter((one) => !taken.has(one)), mobiles: [...mobiles].filter((one) => !taken.has(one)) };
}
