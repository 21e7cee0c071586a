import { sql } from 'kysely';
import type { Paise } from '#src/kernel/money.ts';
import type { Queryable, Tx } from '#src/platform/database/database.ts';
import type { AlertKind, ProductAlert } from './alert.ts';

type NewAlert = { id: string; uid: string; productId: string; kind: AlertKind; locale: string; createdAt: Date };

/**
 * Adds an alert with the product's price of this moment, in one statement; false when it exists already, or when there is nothing to wait for: a
 * product on sale that is in stock has no stock alert.
 */
export async function insertAlert(
  trx: Tx,
  { id, uid, productId, kind, locale, createdAt }: NewAlert,
): Promise<boolean> {
  const { rows } = await sql`
    insert into product_alert (id, uid, product_id, kind, below_paise, locale, created_at)
    select ${id}, ${uid}, product.id, ${kind}, case when ${kind} = 'price' then product.price_paise end, ${locale}, ${createdAt}
    from product
    where product.id = ${productId} and product.archived_at is null and product.price_paise > 0
      and (${kind} = 'price' or product.stock <= 0)
    on conflict (uid, product_id, kind) do nothing
    returning id`.execute(trx);
  return rows.length > 0;
}

export const countAlerts = async (db: Queryable, uid: string): Promise<number> =>
  Number(
    (
      await db
        .selectFrom('productAlert')
        .select(({ fn }) => fn.countAll().as('n'))
        .where('uid', '=', uid)
        .executeTakeFirstOrThrow()
    ).n,
  );

/** Removes an alert; false when there was none. */
export async function deleteAlert(db: Queryable, uid: string, productId: string, kind: AlertKind): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('productAlert')
    .where('uid', '=', uid)
    .where('productId', '=', productId)
    .where('kind', '=', kind)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function selectAlerts(db: Queryable, uid: string): Promise<ProductAlert[]> {
  const rows = await db
    .selectFrom('productAlert')
    .select(['productId', 'kind', 'belowPaise', 'createdAt'])
    .where('uid', '=', uid)
    .orderBy('createdAt', 'desc')
    .orderBy('productId')
    .execute();
  return rows.map(({ productId, kind, belowPaise, createdAt }) => ({
    productId,
    kind,
    below: belowPaise ?? undefined,
    since: createdAt,
  }));
}

/** An alert that came true, with what its mail says: the product's name is in the reader's language. */
export type DueAlert = {
  id: string;
  uid: string;
  kind: AlertKind;
  locale: string;
  productId: string;
  productName: string;
  price: Paise;
  below: Paise | null;
};

const due = (condition: ReturnType<typeof sql>, most: number) => sql<DueAlert>`
  select product_alert.id, product_alert.uid, product_alert.kind, product_alert.locale, product.id as product_id,
    coalesce(product.words -> product_alert.locale ->> 'name', product.name) as product_name, product.price_paise as price, product_alert.below_paise as below
  from product_alert join product on product.id = product_alert.product_id
  where product.archived_at is null and product.price_paise > 0
    and case product_alert.kind when 'stock' then product.stock > 0 else product.price_paise < product_alert.below_paise end
    and ${condition}
  order by product_alert.created_at, product_alert.id limit ${most}`;

/** The oldest alerts that have come true. */
export const selectDue = async (db: Queryable, most: number): Promise<string[]> =>
  (await due(sql`true`, most).execute(db)).rows.map(({ id }) => id);

/** An alert that still holds, locked until the transaction ends; undefined if it has ended, is no longer true, or another worker has it. */
export async function lockDue(trx: Tx, id: string): Promise<DueAlert | undefined> {
  const { rows } =
    await sql<DueAlert>`${due(sql`product_alert.id = ${id}`, 1)} for update of product_alert skip locked`.execute(trx);
  return rows[0];
}

/** The next mail of a price alert must be below this one's price; the link of each of them ends it. */
export async function tellAgainBelow(
  trx: Tx,
  { id, price }: Pick<DueAlert, 'id' | 'price'>,
  { tokenHash, toldAt }: { tokenHash: string; toldAt: Date },
): Promise<void> {
  await trx.updateTable('productAlert').set({ belowPaise: price, toldAt }).where('id', '=', id).execute();
  await trx.insertInto('productAlertLink').values({ tokenHash, alertId: id, createdAt: toldAt }).execute();
}

export const deleteTold = async (trx: Tx, id: string): Promise<void> =>
  void (await trx.deleteFrom('productAlert').where('id', '=', id).execute());

/** The alert of a mail's link. The former release noted only the newest mail's, with the alert itself. */
const ofLink = (tokenHash: string) => sql<boolean>`(product_alert.token_hash = ${tokenHash}
  or product_alert.id = (select alert_id from product_alert_link where product_alert_link.token_hash = ${tokenHash}))`;

/** The product of the alert that a mail's link names. */
export const findByToken = async (
  db: Queryable,
  tokenHash: string,
): Promise<{ productId: string; productName: string } | undefined> =>
  db
    .selectFrom('productAlert')
    .innerJoin('product', 'product.id', 'productAlert.productId')
    .select(['productId', 'product.name as productName'])
    .where(ofLink(tokenHash))
    .executeTakeFirst();

export async function deleteByToken(db: Queryable, tokenHash: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('productAlert').where(ofLink(tokenHash)).executeTakeFirst();
  return numDeletedRows > 0n;
}
