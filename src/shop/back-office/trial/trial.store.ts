import { sql } from 'kysely';
import { AT_ONCE } from '#src/kernel/payment-method.ts';
import type { Queryable, Tx } from '#src/platform/database/database.ts';

const ORDER = sql.table('order');
const PAYMENTS = sql`select id from payment where test`;
const ORDERS = sql`select id from ${ORDER} where payment_id in (${PAYMENTS})`;
const BOOKINGS = sql`select id from booking where payment_id in (${PAYMENTS})`;
const VISITS = sql`select id from visit where booking_id in (${BOOKINGS})`;
const INSTALLATIONS = sql`select id from installation where test`;
const RETURNS = sql`select id from return_request where order_id in (${ORDERS})`;
const UNITS = sql`select id from unit where order_id in (${ORDERS}) or installation_id in (${INSTALLATIONS})`;
const CLAIMS = sql`select id from warranty_claim where unit_id in (${UNITS})`;
/** Stock moves for a payment, a cancelled order, or returned goods. */
const CAUSES = sql`${PAYMENTS} union all ${ORDERS} union all ${INSTALLATIONS} union all ${RETURNS}`;
/** Mails about an order, a booking or a payment have its number, or the provider's, as their reference. */
const MAILS = sql`mail.reference is not null and (
  (mail.kind like 'order-%' and mail.reference in (select number::text from ${ORDER} where id in (${ORDERS})))
  or ((mail.kind like 'booking-%' or mail.kind like 'visit-%') and mail.reference in (select number::text from booking where id in (${BOOKINGS})))
  or (mail.kind like 'claim-%' and mail.reference in (select reference from warranty_claim where id in (${CLAIMS})))
  or (mail.kind like 'installation-%' and mail.reference in (select number::text from installation where test))
  or mail.reference in (select provider_order_id from payment where test))`;

/** Counts of the existing trial data. */
export type TrialCounts = Record<
  | 'payments'
  | 'orders'
  | 'bookings'
  | 'visits'
  | 'photos'
  | 'parcels'
  | 'returns'
  | 'refunds'
  | 'documents'
  | 'offers'
  | 'mails',
  number
>;

export async function countTrial(db: Queryable): Promise<TrialCounts> {
  const { rows } = await sql<TrialCounts>`select
    (select count(*)::int from payment where test) as payments,
    (select count(*)::int from ${ORDER} where id in (${ORDERS})) as orders,
    (select count(*)::int from booking where id in (${BOOKINGS})) as bookings,
    (select count(*)::int from visit where id in (${VISITS})) as visits,
    (select count(*)::int from visit_photo where visit_id in (${VISITS}) and state <> 'removed') as photos,
    (select count(*)::int from shipment where order_id in (${ORDERS})) as parcels,
    (select count(*)::int from return_request where order_id in (${ORDERS})) as returns,
    (select count(*)::int from refund where payment_id in (${PAYMENTS})) as refunds,
    (select count(*)::int from tax_document where test) as documents,
    (select count(*)::int from campaign_use where payment_id in (${PAYMENTS})) as offers,
    (select count(*)::int from mail where ${MAILS}) as mails`.execute(db);
  return rows[0] as TrialCounts;
}

/** Whether real money was ever received. */
export const hasRealMoney = async (db: Queryable): Promise<boolean> =>
  (await db
    .selectFrom('payment')
    .select('id')
    .where('test', '=', false)
    .where('capturedAt', 'is not', null)
    .limit(1)
    .executeTakeFirst()) !== undefined;

/** Nobody opens, settles or refunds a payment until this transaction ends: those under way are waited for, and later ones find the trial gone. */
export const stopPayments = (trx: Tx) => sql`lock table payment in exclusive mode`.execute(trx);

/** How many trial payments may be in the process of being paid. A transfer is not: no money of a trial is on its way. */
export const countOpen = async (trx: Tx, now: Date): Promise<number> =>
  (
    await trx
      .selectFrom('payment')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('test', '=', true)
      .where('method', 'in', AT_ONCE)
      .where('state', 'in', ['preparing', 'open'])
      .where('reservedUntil', '>', now)
      .executeTakeFirstOrThrow()
  ).count;

/** The photo files of trial visits, and of claims on trial units. */
export async function selectTrialPhotos(trx: Tx): Promise<{ original: string; stem: string }[]> {
  const { rows } = await sql<{ original: string; stem: string }>`
    select original, stem from visit_photo where state <> 'removed' and visit_id in (${VISITS})
    union all
    select original, stem from warranty_claim_photo where state <> 'removed' and claim_id in (${CLAIMS})`.execute(trx);
  return rows;
}

/** Resets stock and its history to what they would be without the trial, so that stock is still the sum of its history. */
async function giveStockBack(trx: Tx): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`update product set stock = stock - moved.change
    from (select product_id, sum(change)::int as change from stock_movement where reference in (${CAUSES}) group by product_id) as moved
    where product.id = moved.product_id returning product.id`.execute(trx);
  await sql`delete from stock_movement where reference in (${CAUSES})`.execute(trx);
  return rows.map(({ id }) => id);
}

/**
 * Deletes every test payment and all that came of it, children before parents. The sandbox stands for another company's books, so nothing refers to
 * it: rows that belong to no payment of ours go too. Returns the products whose stock was changed by it.
 */
export async function deleteTrial(trx: Tx): Promise<string[]> {
  // Plans made for the tables as they were take too long on ten thousand orders that came since (seen: more than 30 s for a statement, in place of 4 s for all).
  await sql`analyze payment, bank_credit, cash_collection, ${ORDER}, order_line, order_event, order_note, stock_movement, reservation, refund, return_request, return_line, shipment,
    shipment_line, unit, warranty_claim, tax_document, campaign_use, mail, webhook_event, booking, booking_event, visit, visit_photo, visit_work, slot, payment_link,
    installation, installation_event, installation_milestone, sandbox_order, sandbox_payment, sandbox_refund, sandbox_delivery`.execute(
    trx,
  );
  const products = await giveStockBack(trx);
  await sql`delete from mail where ${MAILS}`.execute(trx);
  await sql`delete from webhook_event where
    body #>> '{payload,payment,entity,order_id}' in (select provider_order_id from payment where test)
    or body #>> '{payload,order,entity,id}' in (select provider_order_id from payment where test)
    or body #>> '{payload,refund,entity,payment_id}' in (select provider_payment_id from payment where test)`.execute(
    trx,
  );
  const steps = [
    sql`delete from campaign_use where payment_id in (${PAYMENTS})`,
    sql`update campaign set used = (select count(*) from campaign_use where campaign_use.code = campaign.code and state <> 'released')`,
    sql`delete from tax_document where test`,
    sql`delete from document_series where test`,
    sql`delete from bank_credit where test`,
    sql`delete from cash_collection where test`,
    sql`delete from refund where payment_id in (${PAYMENTS})`,
    sql`delete from return_line where return_id in (${RETURNS})`,
    sql`delete from return_request where order_id in (${ORDERS})`,
    sql`delete from dcr_certificate where order_id in (${ORDERS})`,
    sql`delete from warranty_claim where unit_id in (${UNITS})`,
    sql`delete from unit where order_id in (${ORDERS}) or installation_id in (${INSTALLATIONS})`,
    sql`delete from shipment_line where shipment_id in (select id from shipment where order_id in (${ORDERS}))`,
    sql`delete from shipment where order_id in (${ORDERS})`,
    sql`delete from order_event where order_id in (${ORDERS})`,
    sql`delete from order_note where order_id in (${ORDERS})`,
    sql`delete from order_line where order_id in (${ORDERS})`,
    sql`delete from ${ORDER} where payment_id in (${PAYMENTS})`,
    sql`update installation set survey_booking_id = null where test`,
    sql`delete from visit_photo where visit_id in (${VISITS})`,
    sql`delete from visit_work where visit_id in (${VISITS})`,
    sql`delete from slot where visit_id in (${VISITS}) or payment_id in (${PAYMENTS})`,
    sql`delete from booking_event where booking_id in (${BOOKINGS})`,
    sql`delete from visit where booking_id in (${BOOKINGS})`,
    sql`delete from booking where payment_id in (${PAYMENTS})`,
    sql`delete from installation_event where installation_id in (${INSTALLATIONS})`,
    sql`delete from installation_milestone where installation_id in (${INSTALLATIONS})`,
    sql`delete from payment_link where payment_id in (${PAYMENTS}) or installation_id in (${INSTALLATIONS})`,
    sql`delete from installation where test`,
    sql`delete from reservation where payment_id in (${PAYMENTS})`,
    sql`delete from payment where test`,
    sql`delete from product_sales_day where test`,
    sql`update product set units_sold = sold.units from (
      select product.id, coalesce(sum(order_line.quantity) filter (where "order".status <> 'cancel'), 0)::int as units
        from product left join order_line on order_line.product_id = product.id left join "order" on "order".id = order_line.order_id
       group by product.id) as sold
     where product.id = sold.id and units_sold <> sold.units`,
    sql`delete from sandbox_refund where payment_id in (select id from sandbox_payment where order_id not in (${REAL}))`,
    sql`delete from sandbox_payment where order_id not in (${REAL})`,
    sql`delete from sandbox_order where id not in (${REAL})`,
    sql`delete from sandbox_delivery where subject_id not in (select id from sandbox_payment union all select id from sandbox_refund)`,
  ];
  for (const step of steps) await step.execute(trx);
  await restartNumbers(trx);
  return products;
}

const REAL = sql`select provider_order_id from payment where provider_order_id is not null`;

/** What a new shop begins after; migration 0118 says so too. */
const BEFORE_FIRST = 10_000;

/** The first real order, booking and installation get the number after the last one left, or that of a new shop if none is left. */
async function restartNumbers(trx: Tx): Promise<void> {
  for (const table of ['order', 'booking', 'installation'] as const) {
    const { rows } = await sql<{ sequence: string; next: string }>`
      select pg_get_serial_sequence(${`"${table}"`}, 'number') as sequence, (coalesce(max(number), ${sql.lit(BEFORE_FIRST)}) + 1)::text as next from ${sql.table(table)}`.execute(
      trx,
    );
    const { sequence, next } = rows[0] as { sequence: string; next: string };
    await sql`alter sequence ${sql.raw(sequence)} restart with ${sql.raw(next)}`.execute(trx);
  }
}
