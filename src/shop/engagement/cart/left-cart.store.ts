import { sql } from 'kysely';
import type { Queryable, Tx } from '#src/platform/database/database.ts';

/** A cart that nobody has touched. `contents` is a hash of products and quantities. */
export type LeftCart = { uid: string; contents: string; changedAt: Date };

type Stretch = { after: Date; before: Date };

const left = ({ after, before }: Stretch, of: ReturnType<typeof sql>, most: number) => sql<LeftCart>`
  select uid, md5(string_agg(product_id || ' ' || quantity, ',' order by product_id)) as contents, max(changed_at) as "changedAt"
  from cart_line where ${of} group by uid
  having max(changed_at) > ${after} and max(changed_at) <= ${before}
  order by uid limit ${most}`;

/** The carts last changed in this stretch, by account; the next ones follow `afterUid`. */
export const selectLeftCarts = async (
  db: Queryable,
  { afterUid, most, ...stretch }: Stretch & { afterUid: string; most: number },
): Promise<LeftCart[]> => (await left(stretch, sql`uid > ${afterUid}`, most).execute(db)).rows;

/** The account's cart, if it was last changed in this stretch. */
export const leftCartOf = async (trx: Tx, uid: string, stretch: Stretch): Promise<LeftCart | undefined> =>
  (await left(stretch, sql`uid = ${uid}`, 1).execute(trx)).rows[0];
