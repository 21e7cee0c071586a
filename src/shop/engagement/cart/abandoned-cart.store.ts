import { type RawBuilder, sql } from 'kysely';
import type { Queryable, Tx } from '#src/platform/database/database.ts';

/** A cart that nobody has changed for some time. `contents` is a hash of products and quantities. */
export type AbandonedCart = { uid: string; contents: string; changedAt: Date };

/** When the cart was last changed. */
export type Stretch = { after: Date; before: Date };

const abandoned = ({ after, before }: Stretch, of: RawBuilder<unknown>, most: number) => sql<AbandonedCart>`
  select uid, md5(string_agg(product_id || ' ' || quantity, ',' order by product_id)) as contents, max(changed_at) as "changedAt"
  from cart_line where ${of} group by uid
  having max(changed_at) > ${after} and max(changed_at) <= ${before}
  order by uid limit ${most}`;

/** Abandoned carts in order of account; the next ones follow `afterUid`. */
export const selectAbandoned = async (
  db: Queryable,
  stretch: Stretch,
  { afterUid, most }: { afterUid: string; most: number },
): Promise<AbandonedCart[]> => (await abandoned(stretch, sql`uid > ${afterUid}`, most).execute(db)).rows;

export const findAbandoned = async (trx: Tx, stretch: Stretch, uid: string): Promise<AbandonedCart | undefined> =>
  (await abandoned(stretch, sql`uid = ${uid}`, 1).execute(trx)).rows[0];
