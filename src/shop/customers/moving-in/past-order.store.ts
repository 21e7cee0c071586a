import { sql } from 'kysely';
import type { Queryable, Tx } from '#src/platform/database/database.ts';
import type { MovingSource, OrderRow } from './moving-import.ts';

/** Which of these numbers are moved in already. */
export async function selectNumbers(db: Queryable, source: MovingSource, numbers: string[]): Promise<Set<string>> {
  const rows = await db
    .selectFrom('pastOrder')
    .select('number')
    .where('source', '=', source)
    .where(sql<boolean>`number = any(${numbers})`)
    .execute();
  return new Set(rows.map(({ number }) => number));
}

/** Adds those that are not there yet, with one statement; answers how many. */
export async function insertOrders(
  trx: Tx,
  orders: (OrderRow & { id: string })[],
  { importId, source, at }: { importId: string; source: MovingSource; at: Date },
): Promise<number> {
  const { numAffectedRows } = await sql`
    insert into past_order (id, import_id, source, number, email, name, phone, placed_at, state, subtotal_paise, discount_paise, discount_code,
      shipping_paise, tax_paise, total_paise, refunded_paise, lines, billing, shipping, created_at)
    select id, ${importId}, ${source}, number, email, name, phone, "placedAt", state, "subtotalPaise", "discountPaise", "discountCode",
      "shippingPaise", "taxPaise", "totalPaise", "refundedPaise", lines, nullif(billing, 'null'::jsonb), nullif(shipping, 'null'::jsonb), ${at}::timestamptz
      from jsonb_to_recordset(${JSON.stringify(orders)}::jsonb) as r(id text, number text, email text, name text, phone text, "placedAt" timestamptz,
        state text, "subtotalPaise" bigint, "discountPaise" bigint, "discountCode" text, "shippingPaise" bigint, "taxPaise" bigint, "totalPaise" bigint,
        "refundedPaise" bigint, lines jsonb, billing jsonb, shipping jsonb)
    on conflict (source, number) do nothing`.execute(trx);
  return Number(numAffectedRows ?? 0);
}

export const takeBackOrders = async (trx: Tx, importId: string): Promise<number> =>
  Number((await trx.deleteFrom('pastOrder').where('importId', '=', importId).executeTakeFirst()).numDeletedRows);

const orders = (db: Queryable) =>
  db
    .selectFrom('pastOrder')
    .select(['id', 'source', 'number', 'email', 'name', 'phone', 'placedAt', 'state', 'lines', 'billing', 'shipping'])
    .select([
      'subtotalPaise',
      'discountPaise',
      'discountCode',
      'shippingPaise',
      'taxPaise',
      'totalPaise',
      'refundedPaise',
    ])
    .orderBy('placedAt', 'desc')
    .orderBy('id');
export type PastOrder = Awaited<ReturnType<ReturnType<typeof orders>['execute']>>[number];

/** Those of an account that has proved its address; nobody else's, and none before. */
export const selectTheirs = (db: Queryable, uid: string, limit: number): Promise<PastOrder[]> =>
  orders(db)
    .where(
      sql<boolean>`email = (select "user".email from "user" where "user".id = ${uid} and email_verified and not banned)`,
    )
    .limit(limit)
    .execute();

export const selectByEmail = (db: Queryable, email: string, limit: number): Promise<PastOrder[]> =>
  orders(db).where('email', '=', email).limit(limit).execute();

type Wish = { state: PastOrder['state'] | undefined; q: string };

/** Those in a state whose number, name, address or phone number has `q` in it. */
const wished = ({ state, q }: Wish) => {
  const like = `%${q
    .trim()
    .toLowerCase()
    .replace(/[\\%_]/g, '\\$&')}%`;
  const found = sql`(lower(number) like ${like} or lower(name) like ${like} or email like ${like} or phone like ${like})`;
  return sql<boolean>`(${state ?? null}::text is null or state = ${state ?? null}) and (${q.trim() === ''} or ${found})`;
};

export const selectOrders = (db: Queryable, wish: Wish & { page: number; limit: number }): Promise<PastOrder[]> =>
  orders(db)
    .where(wished(wish))
    .limit(wish.limit)
    .offset((wish.page - 1) * wish.limit)
    .execute();

export const countOrders = async (db: Queryable, wish: Wish): Promise<number> =>
  (
    await db
      .selectFrom('pastOrder')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where(wished(wish))
      .executeTakeFirstOrThrow()
  ).count;

export const deleteByEmail = async (trx: Tx, email: string): Promise<number> =>
  Number((await trx.deleteFrom('pastOrder').where('email', '=', email).executeTakeFirst()).numDeletedRows);

export const deleteOrdersBefore = (db: Queryable, before: Date) =>
  db.deleteFrom('pastOrder').where('placedAt', '<', before).execute();
