import { type Insertable, sql } from 'kysely';
import type { Queryable, Tx } from '#src/platform/database/database.ts';
import type { Schema } from '#src/platform/database/schema.ts';

type Row = Insertable<Schema['serviceEnquiry']>;

/** How many enquiries a sender has made since. */
export const countEnquiriesSince = async (trx: Tx, senderHash: string, since: Date): Promise<number> =>
  (
    await trx
      .selectFrom('serviceEnquiry')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('senderHash', '=', senderHash)
      .where('createdAt', '>', since)
      .executeTakeFirstOrThrow()
  ).count;

/** The same enquiry by the same sender since then, if any: a form sent again after a lost answer. */
export const findSameEnquiry = async (
  trx: Tx,
  row: Omit<Row, 'reference'> & { senderHash: string },
  since: Date,
): Promise<string | undefined> =>
  (
    await trx
      .selectFrom('serviceEnquiry')
      .select('reference')
      .where('senderHash', '=', row.senderHash)
      .where('createdAt', '>', since)
      .where('phone', '=', row.phone)
      .where('message', '=', row.message ?? '')
      .where(
        sql<boolean>`category is not distinct from ${row.category} and plan_id is not distinct from ${row.planId}::integer`,
      )
      .where(sql<boolean>`preferred_day is not distinct from ${row.preferredDay}::date`)
      .limit(1)
      .executeTakeFirst()
  )?.reference;

/** Draws the number before the insert, because the reference contains it. */
export async function nextEnquiryNumber(trx: Tx): Promise<number> {
  const { rows } = await sql<{ number: number }>`select nextval('service_enquiry_number') as number`.execute(trx);
  return rows[0]?.number as number;
}

export async function insertEnquiry(trx: Tx, row: Row): Promise<void> {
  await trx.insertInto('serviceEnquiry').values(row).execute();
}

export const findEnquirable = async (
  db: Queryable,
  about: { category: string } | { planId: number },
): Promise<boolean> =>
  'category' in about
    ? (await db
        .selectFrom('serviceCategory')
        .select('slug')
        .where('slug', '=', about.category)
        .where('active', '=', true)
        .executeTakeFirst()) !== undefined
    : (await db
        .selectFrom('servicePlan')
        .select('id')
        .where('id', '=', about.planId)
        .where('active', '=', true)
        .executeTakeFirst()) !== undefined;
