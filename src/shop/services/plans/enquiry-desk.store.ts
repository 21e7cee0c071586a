import { sql, type Updateable } from 'kysely';
import type { Queryable, Tx } from '#src/platform/database/database.ts';
import type { Schema } from '#src/platform/database/schema.ts';

export type EnquiryState = 'new' | 'called' | 'closed';
export type EnquiryQuery = { state?: EnquiryState | undefined; q?: string | undefined; page: number; limit: number };

const asked = (db: Queryable, { state, q }: Pick<EnquiryQuery, 'state' | 'q'>) =>
  db
    .selectFrom('serviceEnquiry')
    .$if(state !== undefined, (query) => query.where('state', '=', state as EnquiryState))
    .$if(Boolean(q), (query) =>
      query.where(
        sql<boolean>`concat_ws(' ', reference, name, email, phone, pincode, message) ilike ${`%${(q ?? '').replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`}`,
      ),
    );

const columns = () =>
  [
    'reference',
    'category',
    'planId',
    'name',
    'phone',
    'email',
    'pincode',
    'address',
    'message',
    'note',
    sql<string | null>`to_char(preferred_day, 'YYYY-MM-DD')`.as('preferredDay'),
    'preferredTime',
    'locale',
    'state',
    'shopNote',
    'createdAt',
  ] as const;

/** Newest first. */
export const selectEnquiries = (db: Queryable, query: EnquiryQuery) =>
  asked(db, query)
    .select(columns())
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(query.limit)
    .offset((query.page - 1) * query.limit)
    .execute();

export const countEnquiries = async (db: Queryable, query: Pick<EnquiryQuery, 'state' | 'q'>): Promise<number> =>
  (
    await asked(db, query)
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
  ).count;

export const lockEnquiry = (trx: Tx, reference: string) =>
  trx.selectFrom('serviceEnquiry').select(columns()).where('reference', '=', reference).forUpdate().executeTakeFirst();

export const updateEnquiry = (trx: Tx, reference: string, change: Updateable<Schema['serviceEnquiry']>) =>
  trx
    .updateTable('serviceEnquiry')
    .set(change)
    .where('reference', '=', reference)
    .returning(columns())
    .executeTakeFirstOrThrow();
