import { type ExpressionBuilder, type Selectable, sql } from 'kysely';
import type { Paise } from '#src/kernel/money.ts';
import type { Queryable, Tx } from '#src/platform/database/database.ts';
import type { Schema } from '#src/platform/database/schema.ts';
import type { Campaign } from './campaign.ts';

export async function findCampaignRow(db: Queryable, code: string): Promise<Campaign | undefined> {
  const row = await db.selectFrom('campaign').selectAll().where('code', '=', code).executeTakeFirst();
  return row && toCampaign(row);
}

/** How often a shopper uses a code, leaving out the payments `except`: shoppers never compete with their own retry. */
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

/** The same for several codes at once; unused codes are left out. */
export async function countUsesOfEach(
  db: Queryable,
  codes: readonly string[],
  uid: string,
  except: readonly string[],
): Promise<Map<string, number>> {
  if (codes.length === 0) return new Map();
  let rows = db
    .selectFrom('campaignUse')
    .select((eb) => ['code', eb.fn.countAll<number>().as('count')])
    .where('code', 'in', codes)
    .where('uid', '=', uid)
    .where('state', '<>', 'released');
  if (except.length) rows = rows.where('paymentId', 'not in', except);
  return new Map((await rows.groupBy('code').execute()).map(({ code, count }) => [code, count]));
}

/** A shopper's payments that are still open and so only hold their code. */
export const openPaymentsOf = async (db: Queryable, uid: string): Promise<string[]> =>
  (
    await db
      .selectFrom('payment')
      .select('id')
      .where('uid', '=', uid)
      .where('state', 'in', ['preparing', 'open'])
      .execute()
  ).map((row) => row.id);

type Count = { used: number; totalLimit: number | null };

/**
 * Counts one more use, if the campaign's limit allows it; the row's lock serialises shoppers who want the last one.
 * Answers the new count, undefined when none was left.
 */
export async function countUp(trx: Tx, code: string, { late = false } = {}): Promise<Count | undefined> {
  let update = trx
    .updateTable('campaign')
    .set((eb) => ({ used: eb('used', '+', 1) }))
    .where('code', '=', code);
  if (!late)
    update = update
      .where('active', '=', true)
      .where((eb) => eb.or([eb('totalLimit', 'is', null), eb('used', '<', eb.ref('totalLimit'))]));
  return update.returning(['used', 'totalLimit']).executeTakeFirst();
}

export const countDown = (trx: Tx, code: string): Promise<Count | undefined> =>
  trx
    .updateTable('campaign')
    .set((eb) => ({ used: eb('used', '-', 1) }))
    .where('code', '=', code)
    .where('used', '>', 0)
    .returning(['used', 'totalLimit'])
    .executeTakeFirst();

type Use = { paymentId: string; code: string; uid: string; discount: Paise; cashback: Paise; at: Date };

export const holdUse = (trx: Tx, { paymentId, code, uid, discount, cashback, at }: Use) =>
  trx
    .insertInto('campaignUse')
    .values({ paymentId, code, uid, state: 'held', discountPaise: discount, cashbackPaise: cashback, at })
    .onConflict((conflict) => conflict.column('paymentId').doUpdateSet({ state: 'held', at }))
    .execute();

/** Moves a payment's use of a code to another state; answers the code, or undefined when it was in none of the states. */
export const moveUse = async (
  trx: Tx,
  paymentId: string,
  from: Selectable<Schema['campaignUse']>['state'][],
  state: Selectable<Schema['campaignUse']>['state'],
): Promise<string | undefined> =>
  (
    await trx
      .updateTable('campaignUse')
      .set({ state })
      .where('paymentId', '=', paymentId)
      .where('state', 'in', from)
      .returning('code')
      .executeTakeFirst()
  )?.code;

/** Every campaign with what it has given in paid orders: discounts, and cashback sent or promised. Newest first. */
export async function selectCampaigns(db: Queryable): Promise<(Campaign & { given: Paise })[]> {
  const rows = await db
    .selectFrom('campaign')
    .selectAll()
    .select((eb) => given(eb).as('given'))
    .orderBy('createdAt', 'desc')
    .orderBy('code')
    .execute();
  return rows.map((row) => ({ ...toCampaign(row), given: row.given as Paise }));
}

const given = (eb: ExpressionBuilder<Schema, 'campaign'>) =>
  eb
    .selectFrom('campaignUse')
    .select(sql<number>`coalesce(sum(discount_paise + cashback_paise), 0)::bigint`.as('sum'))
    .whereRef('campaignUse.code', '=', 'campaign.code')
    .where('campaignUse.state', '=', 'used');

/** Advertised campaigns that are neither over nor paused, including future ones. */
export const selectAdvertised = async (db: Queryable, at: Date): Promise<Campaign[]> =>
  (
    await db
      .selectFrom('campaign')
      .selectAll()
      .where('advertised', '=', true)
      .where('active', '=', true)
      .where((eb) => eb.or([eb('endsAt', 'is', null), eb('endsAt', '>', at)]))
      .orderBy('createdAt', 'desc')
      .orderBy('code')
      .execute()
  ).map(toCampaign);

/** A campaign, locked for this transaction to change. */
export async function lockCampaign(trx: Tx, code: string): Promise<Campaign | undefined> {
  const row = await trx.selectFrom('campaign').selectAll().where('code', '=', code).forUpdate().executeTakeFirst();
  return row && toCampaign(row);
}

type Terms = Omit<Campaign, 'used'>;
const toRow = ({ amount, minTotal, used: _, ...rest }: Terms & { used?: number }) => ({
  ...rest,
  amountPaise: amount,
  minTotalPaise: minTotal,
});

/** False when the code exists already. */
export const insertCampaign = async (trx: Tx, terms: Terms, at: Date): Promise<boolean> =>
  (
    await trx
      .insertInto('campaign')
      .values({ ...toRow(terms), createdAt: at })
      .onConflict((conflict) => conflict.column('code').doNothing())
      .executeTakeFirst()
  ).numInsertedOrUpdatedRows === 1n;

/** Sets the terms; the count of uses is not touched. */
export const updateCampaign = (trx: Tx, campaign: Campaign) =>
  trx.updateTable('campaign').set(toRow(campaign)).where('code', '=', campaign.code).execute();

const toCampaign = (row: Selectable<Schema['campaign']>): Campaign => ({
  code: row.code,
  kind: row.kind,
  rateBp: row.rateBp,
  amount: row.amountPaise,
  appliesTo: row.appliesTo,
  minTotal: row.minTotalPaise,
  startsAt: row.startsAt,
  endsAt: row.endsAt,
  totalLimit: row.totalLimit,
  customerLimit: row.customerLimit,
  used: row.used,
  active: row.active,
  advertised: row.advertised,
});
