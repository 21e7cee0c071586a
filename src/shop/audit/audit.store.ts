import { type Insertable, sql } from 'kysely';
import { moveAction, ORDER_STATUSES } from '#src/kernel/order-lifecycle.ts';
import type { Queryable, Tx } from '#src/platform/database/database.ts';
import type { Schema } from '#src/platform/database/schema.ts';

export const insertEntry = (trx: Tx, row: Insertable<Schema['auditEntry']>) =>
  trx.insertInto('auditEntry').values(row).execute();

/** Whether this actor has done this to this subject since then. */
export async function findRecent(
  db: Queryable,
  { act, subject, actor, since }: { act: string; subject: string; actor: string; since: Date },
) {
  const rows = db
    .selectFrom('auditEntry')
    .select('id')
    .where('subject', '=', subject)
    .where('act', '=', act)
    .where('actor', '=', actor);
  return rows.where('at', '>', since).limit(1).executeTakeFirst();
}

/** Whether any of these actions was ever recorded. */
export const hasEntry = async (db: Queryable, acts: readonly string[]): Promise<boolean> =>
  (await db.selectFrom('auditEntry').select('id').where('act', 'in', acts).limit(1).executeTakeFirst()) !== undefined;

export type EntryQuery = {
  act?: string | undefined;
  subject?: string | undefined;
  actor?: string | undefined;
  page: number;
  limit: number;
};

const entries = (db: Queryable, { act, subject, actor }: Pick<EntryQuery, 'act' | 'subject' | 'actor'>) => {
  let rows = db.selectFrom('auditEntry');
  if (act) rows = rows.where('act', '=', act);
  if (subject) rows = rows.where('subject', '=', subject);
  if (actor) rows = rows.where('actor', '=', actor);
  return rows;
};

export const selectEntries = (db: Queryable, query: EntryQuery) =>
  entries(db, query)
    .selectAll()
    .orderBy('id', 'desc')
    .limit(query.limit)
    .offset((query.page - 1) * query.limit)
    .execute();

export async function countEntries(db: Queryable, query: EntryQuery): Promise<number> {
  const { count } = await entries(db, query)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** The actions ever recorded and their actors: the values to filter by. A loose index scan, not a pass over all lines. */
export async function selectKinds(db: Queryable): Promise<{ acts: string[]; actors: { uid: string; name: string }[] }> {
  const each = (column: 'act' | 'actor') =>
    sql<{ value: string }>`
    with recursive found as (
      (select ${sql.ref(column)} as value from audit_entry order by 1 limit 1)
      union all select (select ${sql.ref(column)} from audit_entry where ${sql.ref(column)} > found.value order by 1 limit 1) from found where found.value is not null
    ) select value from found where value is not null`.execute(db);
  const [acts, actors] = await Promise.all([each('act'), each('actor')]);
  const names = await Promise.all(
    actors.rows.map(({ value }) =>
      db
        .selectFrom('auditEntry')
        .select(['actor', 'actorName'])
        .where('actor', '=', value)
        .orderBy('id', 'desc')
        .limit(1)
        .executeTakeFirstOrThrow(),
    ),
  );
  return {
    acts: acts.rows.map(({ value }) => value),
    actors: names.map(({ actor, actorName }) => ({ uid: actor, name: actorName })),
  };
}

/** What entries about a person can refer to, and what they may call that person. Texts are matched literally, ignoring case. */
export type AboutPeople = {
  /** `order:ord_…` and the like. */
  subjects: readonly string[];
  /** Their comments: entries about these have the product as their subject. */
  reviews: readonly string[];
  /** Their rows in the roster: days off are separate subjects. */
  technicians: readonly string[];
  /** E-mail addresses, streets and the like, and the last ten digits of phone numbers. */
  texts: readonly string[];
  phones: readonly string[];
  names: readonly string[];
};

/** Entries that can be about a person at all: elsewhere a name may be a product's, and people choose the names they order under. */
const PEOPLE =
  '^(customer|order|booking|visit|payment|payment-link|installation|message|product-question|grievance|enquiry|lead|technician|day-off):';
const DAY_OFF_ACTS = ['day-off.added', 'day-off.removed'];
const REVIEW_ACTS = ['review.added', 'review.removed', 'review.hidden', 'review.restored', 'review.kept'];
/** Most entries, and nobody has written a word in them: not searched for mentions. */
const WORDLESS = [
  ...ORDER_STATUSES.map(moveAction),
  ...['refund.retried', 'payment.asked'],
  ...[
    'administrator.signed-in',
    'administrator.signed-out',
    'mail.read',
    'products.exported',
    'payments.exported',
    'gst.exported',
    'tally.exported',
  ],
  ...['booking.confirmed', 'booking.assigned', 'booking.cancelled', 'visit.planned', 'visit.moved', 'visit.cancelled'],
];

/** Entries about what belongs to the person (`theirs`), and those that may mention them. */
export async function selectAbout(trx: Tx, { subjects, reviews, technicians, texts, phones, names }: AboutPeople) {
  // The log is matched as JSON text, so the texts are escaped as JSON writes them, and LIKE's own characters so that they match literally.
  const pattern = (text: string, mark = '') =>
    `%${mark}${JSON.stringify(text)
      .slice(1, -1)
      .toLowerCase()
      .replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}${mark}%`;
  const sought = [...texts.map((text) => pattern(text)), ...names.map((name) => pattern(name, '"'))];
  const told = sql`lower(concat(before::text, after::text))`;
  const { rows } = await sql<{ id: number; theirs: boolean; before: unknown; after: unknown }>`
    with theirs as (
      select id from audit_entry where subject = any(${subjects})
      union select id from audit_entry where act = any(${REVIEW_ACTS}) and coalesce(before, after) ->> 'review' = any(${reviews})
      union select id from audit_entry where act = any(${DAY_OFF_ACTS}) and coalesce(before, after) ->> 'technicianId' = any(${technicians})
    ), mention as (
      select id from audit_entry where act <> all(${WORDLESS}) and (subject ~ ${PEOPLE} or act = any(${REVIEW_ACTS}))
         and (${told} like any(${sought}) or translate(${told}, ' ()-', '') like any(${phones.map((phone) => pattern(phone))}))
    )
    select id, id in (select id from theirs) as theirs, before, after from audit_entry
     where id in (select id from theirs union select id from mention) and (before is not null or after is not null) order by id`.execute(
    trx,
  );
  return rows;
}

/** The log allows changes for this one statement (migrations/0042). */
export async function updateEntry(
  trx: Tx,
  entries: readonly { id: number; before: unknown; after: unknown }[],
): Promise<void> {
  const written = (value: unknown) => (value === null ? null : JSON.stringify(value));
  await sql`select set_config('kiran.erasure', 'on', true)`.execute(trx);
  for (const { id, before, after } of entries)
    await trx
      .updateTable('auditEntry')
      .set({ before: written(before), after: written(after) })
      .where('id', '=', id)
      .execute();
  await sql`select set_config('kiran.erasure', '', true)`.execute(trx);
}
