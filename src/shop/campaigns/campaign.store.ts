import type { Selectable } from 'kysely';
import type { Queryable, Tx } from '#src/platform/database/database.ts';
import type { Schema } from '#src/platform/database/schema.ts';
import type { Paise } from '#src/platform/money.ts';
import type { Campaign } from '#src/shop/campaigns/campaign.ts';

export async function findCampaignRow(db: Queryable, code: string): Promise<Campaign | undefined> {
  const row = await db.selectFrom('campaign').selectAll().where('code', '=', code).executeTakeFirst();
  return row && toCampaign(row);
}

/** How often a shopper uses a code, the payment `except` left out: nobody competes with their own retry. */
export async function countUses(db: Queryable, code: string, uid: string, except: readonly string[]): Promise<number> {
  let rows = db
    .selectFrom('campaignUse')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('code', '=', code)
    .where('uid', '=', uid)
    .where('state', '<>', 'released');
  if (except.length) rows = rows.where('paymentId', 'not in', except);
  return (await rows.executeTakeFirstOrThrow()).count;
}

/** Payments of a shopper that are still open and so only hold their code. */
export const openPaymentsOf = async (db: Queryable, uid: string): Promise<string[]> =>
  (await db.selectFrom('payment').select('id').where('uid', '=', uid).where('state', 'in', ['preparing', 'open']).execute()).map((row) => row.id);

/** Counts one more use, if the campaign's limit allows one; the row's lock serialises those who want the last. */
export async function countUp(trx: Tx, code: string, { late = false } = {}): Promise<boolean> {
  let update = trx
    .updateTable('campaign')
    .set((eb) => ({ used: eb('used', '+', 1) }))
    .where('code', '=', code);
  if (!late) update = update.where('active', '=', true).where((eb) => eb.or([eb('totalLimit', 'is', null), eb('used', '<', eb.ref('totalLimit'))]));
  return (await update.executeTakeFirst()).numUpdatedRows > 0n;
}

export const countDown = (trx: Tx, code: string) =>
  trx
    .updateTable('campaign')
    .set((eb) => ({ used: eb('used', '-', 1) }))
    .where('code', '=', code)
    .where('used', '>', 0)
    .execute();

type Use = { paymentId: string; code: string; uid: string; discount: Paise; cashback: Paise; at: Date };

export const holdUse = (trx: Tx, { paymentId, code, uid, discount, cashback, at }: Use) =>
  trx
    .insertInto('campaignUse')
    .values({ paymentId, code, uid, state: 'held', discountPaise: discount, cashbackPaise: cashback, at })
    .onConflict((conflict) => conflict.column('paymentId').doUpdateSet({ state: 'held', at }))
    .execute();

/** Moves a payment's use of a code; answers the code, or undefined when it was in none of the states. */
export const moveUse = async (
  trx: Tx,
  paymentId: string,
  from: Selectable<Schema['campaignUse']>['state'][],
  state: Selectable<Schema['campaignUse']>['state'],
): Promise<string | undefined> =>
  (await trx.updateTable('campaignUse').set({ state }).where('paymentId', '=', paymentId).where('state', 'in', from).returning('code').executeTakeFirst())
    ?.code;

const toCampaign = (row: Selectable<Schema['campaign']>): Campaign => ({
  code: row.code,
  kind: row.kind,
  rateBp: row.rateBp,
  amount: row.amountPaise as Paise | null,
  appliesTo: row.appliesTo,
  minTotal: row.minTotalPaise as Paise,
  startsAt: row.startsAt,
  endsAt: row.endsAt,
  totalLimit: row.totalLimit,
  customerLimit: row.customerLimit,
  used: row.used,
  active: row.active,
});
