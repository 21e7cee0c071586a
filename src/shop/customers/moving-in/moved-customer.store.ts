import { sql } from 'kysely';
import type { Queryable, Tx } from '#src/platform/database/database.ts';
import type { CustomerRow, MovingSource } from './moving-import.ts';

/** Which of these addresses are moved in already, and which have an account. */
export async function selectKnown(
  db: Queryable,
  emails: string[],
): Promise<{ moved: Set<string>; accounts: Set<string> }> {
  const [moved, accounts] = await Promise.all([
    db.selectFrom('movedCustomer').select('email').where(sql<boolean>`email = any(${emails})`).execute(),
    db.selectFrom('user').select('email').where(sql<boolean>`email = any(${emails})`).execute(),
  ]);
  return { moved: new Set(moved.map(({ email }) => email)), accounts: new Set(accounts.map(({ email }) => email)) };
}

type NewCustomer = CustomerRow & { id: string };

/** Adds those who are not there yet, with one statement; answers how many, and how many of them the shop knows. */
export async function insertCustomers(
  trx: Tx,
  customers: NewCustomer[],
  more: { importId: string; source: MovingSource; consentSource: string; at: Date },
): Promise<{ added: number; known: number }> {
  const rows = customers.map((one) => ({
    ...one,
    order_count: one.orderCount,
    spent_paise: one.spentPaise,
    consented_at: one.consented ? more.at : null,
    consent_source: one.consented ? more.consentSource : null,
  }));
  const { rows: counts } = await sql<{ added: number; known: number }>`
    with added as (
      insert into moved_customer (id, import_id, source, email, name, phone, address, note, tags, order_count, spent_paise, consented_at, consent_source, created_at)
      select id, ${more.importId}, ${more.source}, email, name, phone, nullif(address, 'null'::jsonb), note, tags, order_count, spent_paise, consented_at, consent_source, ${more.at}::timestamptz
        from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(id text, email text, name text, phone text, address jsonb, note text, tags text,
          order_count integer, spent_paise bigint, consented_at timestamptz, consent_source text)
      on conflict (email) do nothing returning email)
    select count(*)::int as added, count(*) filter (where email in (select email from "user"))::int as known from added`.execute(
    trx,
  );
  return counts[0] ?? { added: 0, known: 0 };
}

/** Removes what an import added, but for those who have been invited: they have heard of it. */
export async function takeBackCustomers(trx: Tx, importId: string): Promise<{ removed: number; kept: number }> {
  const { numDeletedRows } = await trx
    .deleteFrom('movedCustomer')
    .where('importId', '=', importId)
    .where('inviteAskedAt', 'is', null)
    .executeTakeFirst();
  const { kept } = await trx
    .selectFrom('movedCustomer')
    .select((eb) => eb.fn.countAll<number>().as('kept'))
    .where('importId', '=', importId)
    .executeTakeFirstOrThrow();
  return { removed: Number(numDeletedRows), kept };
}

export type FormerState = 'waiting' | 'invited' | 'joined';
export type FormerCustomer = Omit<CustomerRow, 'line' | 'consented'> & {
  id: string;
  consentedAt: Date | null;
  consentSource: string | null;
  invitedAt: Date | null;
  state: FormerState;
  /** Their account, if they have one. */
  uid: string | null;
  /** How many of their orders have been moved in. */
  pastOrders: number;
};

const JOINED = sql<boolean>`exists (select from "user" where "user".email = moved_customer.email and email_verified)`;
const STATE = sql<FormerState>`case when ${JOINED} then 'joined' when invite_asked_at is not null then 'invited' else 'waiting' end`;

type Wish = { state: FormerState | undefined; q: string; page: number; limit: number };

const listed = (db: Queryable, { state, q }: Pick<Wish, 'state' | 'q'>) => {
  const like = `%${q
    .trim()
    .toLowerCase()
    .replace(/[\\%_]/g, '\\$&')}%`;
  return db
    .selectFrom('movedCustomer')
    .$if(q.trim() !== '', (query) =>
      query.where(sql<boolean>`(lower(name) like ${like} or email like ${like} or phone like ${like})`),
    )
    .$if(state !== undefined, (query) => query.where(sql<boolean>`${STATE} = ${state}`));
};

export const selectCustomers = (db: Queryable, wish: Wish): Promise<FormerCustomer[]> =>
  listed(db, wish)
    .select(['id', 'email', 'name', 'phone', 'address', 'note', 'tags', 'orderCount', 'spentPaise'])
    .select(['consentedAt', 'consentSource', 'invitedAt'])
    .select([
      STATE.as('state'),
      sql<string | null>`(select id from "user" where "user".email = moved_customer.email)`.as('uid'),
      sql<number>`(select count(*)::int from past_order where past_order.email = moved_customer.email)`.as(
        'pastOrders',
      ),
    ])
    .orderBy('name')
    .orderBy('id')
    .limit(wish.limit)
    .offset((wish.page - 1) * wish.limit)
    .execute();

export const countCustomers = async (db: Queryable, wish: Pick<Wish, 'state' | 'q'>): Promise<number> =>
  (
    await listed(db, wish)
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
  ).count;

export const countStates = async (db: Queryable): Promise<Record<FormerState, number>> => {
  const rows = await db
    .selectFrom('movedCustomer')
    .select([STATE.as('state'), sql<number>`count(*)::int`.as('count')])
    .groupBy(sql`1`)
    .execute();
  return { waiting: 0, invited: 0, joined: 0, ...Object.fromEntries(rows.map(({ state, count }) => [state, count])) };
};

/** Asks for the invitation of everybody who has neither been invited nor joined; answers how many. */
export async function askInvitations(trx: Tx, locale: string, at: Date): Promise<number> {
  const { numUpdatedRows } = await trx
    .updateTable('movedCustomer')
    .set({ inviteAskedAt: at, inviteLocale: locale })
    .where('inviteAskedAt', 'is', null)
    .where(sql<boolean>`not ${JOINED}`)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Some of those who are to be invited, locked; a second worker gets others. */
export const lockAsked = (trx: Tx, limit: number) =>
  trx
    .selectFrom('movedCustomer')
    .select(['id', 'email', 'name', 'inviteLocale'])
    .where('inviteAskedAt', 'is not', null)
    .where('invitedAt', 'is', null)
    .orderBy('id')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute();

export const noteInvited = (trx: Tx, ids: string[], at: Date) =>
  trx.updateTable('movedCustomer').set({ invitedAt: at }).where(sql<boolean>`id = any(${ids})`).execute();

/** Removes a record; answers its address. */
export const deleteCustomer = async (trx: Tx, id: string): Promise<string | undefined> =>
  (await trx.deleteFrom('movedCustomer').where('id', '=', id).returning('email').executeTakeFirst())?.email;

/** Deletes the records of those who have not joined, from before then. */
export const deleteStrangersBefore = (db: Queryable, before: Date) =>
  db.deleteFrom('movedCustomer').where('createdAt', '<', before).where(sql<boolean>`not ${JOINED}`).execute();
