import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { InstallationState } from '#src/kernel/installation.ts';
import type { Paise } from '#src/kernel/money.ts';
import { isUniqueViolation, type Queryable, type Tx } from '#src/platform/database/database.ts';
import type { Schema } from '#src/platform/database/schema.ts';
import type { Installation } from './installation.ts';

const rowsOf = (db: Queryable) =>
  db
    .selectFrom('installation')
    .selectAll('installation')
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom('installationMilestone as m')
          .leftJoin('payment', 'payment.id', 'm.paymentId')
          .select([
            'm.position',
            'm.sharePercent as share',
            'm.amountPaise as amount',
            'm.goodsPaise as goods',
            'm.paymentId as payment',
            'payment.providerPaymentId as provider',
          ])
          // As a number: a time inside JSON comes without its type.
          .select(sql<number | null>`extract(epoch from m.paid_at) * 1000`.as('paid'))
          .whereRef('m.installationId', '=', 'installation.id')
          .orderBy('m.position'),
      ).as('milestones'),
    );

type Row = Awaited<ReturnType<ReturnType<typeof rowsOf>['executeTakeFirstOrThrow']>>;

const toInstallation = (row: Row): Installation => ({
  id: row.id,
  number: row.number,
  uid: row.uid,
  awaitsProof: row.awaitsProof,
  test: row.test,
  state: row.state,
  name: row.name,
  email: row.email,
  address: row.address,
  locale: row.locale,
  note: row.note,
  lines: row.lines,
  work: row.workPaise as Paise,
  goods: row.goodsPaise as Paise,
  goodsRateBp: row.goodsRateBp,
  service: row.servicePaise as Paise,
  serviceRateBp: row.serviceRateBp,
  surveyBookingId: row.surveyBookingId,
  credit: row.creditPaise as Paise,
  creditGoods: row.creditGoodsPaise as Paise,
  total: row.totalPaise as Paise,
  at: row.createdAt,
  completedAt: row.completedAt,
  cancelledAt: row.cancelledAt,
  milestones: row.milestones.map((one) => ({
    position: one.position,
    sharePercent: one.share,
    amount: Number(one.amount) as Paise,
    goods: Number(one.goods) as Paise,
    paymentId: one.payment,
    providerPaymentId: one.provider,
    paidAt: one.paid === null ? null : new Date(Number(one.paid)),
  })),
});

export async function findInstallationRow(db: Queryable, id: string): Promise<Installation | undefined> {
  const row = await rowsOf(db).where('installation.id', '=', id).executeTakeFirst();
  return row && toInstallation(row);
}

/** The installation, with its row locked until the transaction ends: what is done to it comes one after the other. */
export async function lockInstallation(trx: Tx, id: string): Promise<Installation | undefined> {
  await trx.selectFrom('installation').select('id').where('id', '=', id).forNoKeyUpdate().executeTakeFirst();
  return findInstallationRow(trx, id);
}

/** Answers its number. */
export async function insertInstallation(
  trx: Tx,
  row: Insertable<Schema['installation']>,
  milestones: Insertable<Schema['installationMilestone']>[],
): Promise<number> {
  const { number } = await trx.insertInto('installation').values(row).returning('number').executeTakeFirstOrThrow();
  await trx.insertInto('installationMilestone').values(milestones).execute();
  return number;
}

export const updateInstallation = (trx: Tx, id: string, change: Updateable<Schema['installation']>) =>
  trx.updateTable('installation').set(change).where('id', '=', id).execute();

/** Claims a milestone for the payment that paid it: one milestone, one payment, and in their order. False for a second one. */
export async function claimMilestoneRow(
  trx: Tx,
  { id, position }: { id: string; position: number },
  paymentId: string,
  at: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('installationMilestone')
    .set({ paymentId, paidAt: at })
    .where('installationId', '=', id)
    .where('position', '=', position)
    .where('paymentId', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('installationMilestone as former')
            .select('former.position')
            .where('former.installationId', '=', id)
            .where('former.position', '<', position)
            .where('former.paymentId', 'is', null),
        ),
      ),
    )
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export const unclaimMilestoneRow = (trx: Tx, paymentId: string) =>
  trx
    .updateTable('installationMilestone')
    .set({ paymentId: null, paidAt: null })
    .where('paymentId', '=', paymentId)
    .execute();

/** Takes back every link of an installation, or of one milestone, that nobody has paid. */
export const cancelLinksOf = (trx: Tx, id: string, at: Date) =>
  trx
    .updateTable('paymentLink')
    .set({ cancelledAt: at })
    .where('installationId', '=', id)
    .where('paymentId', 'is', null)
    .where('cancelledAt', 'is', null)
    .execute();

/** The last link that was sent for each milestone and has not been taken back. */
export const selectLinksOf = (db: Queryable, id: string) =>
  db
    .selectFrom('paymentLink')
    .distinctOn('milestone')
    .select(['milestone', 'createdAt', 'expiresAt'])
    .where('installationId', '=', id)
    .where('cancelledAt', 'is', null)
    .orderBy('milestone')
    .orderBy('createdAt', 'desc')
    .execute();

export type InstallationEvent = Selectable<Schema['installationEvent']>;

export const insertInstallationEvent = (trx: Tx, row: Insertable<Schema['installationEvent']>) =>
  trx.insertInto('installationEvent').values(row).execute();

export const selectInstallationEvents = (db: Queryable, id: string): Promise<InstallationEvent[]> =>
  db.selectFrom('installationEvent').selectAll().where('installationId', '=', id).orderBy('id').execute();

export type InstallationFilter = { uid?: string; state?: InstallationState | undefined };

/** Newest first. */
export async function selectInstallations(
  db: Queryable,
  { uid, state }: InstallationFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<Installation[]> {
  const rows = await rowsOf(db)
    .$if(uid !== undefined, (query) => query.where('uid', '=', uid ?? '').where('awaitsProof', '=', false))
    .$if(state !== undefined, (query) => query.where('state', '=', state as InstallationState))
    .orderBy('number', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  return rows.map(toInstallation);
}

export async function countInstallations(db: Queryable, { state }: Pick<InstallationFilter, 'state'>): Promise<number> {
  const { count } = await db
    .selectFrom('installation')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .$if(state !== undefined, (query) => query.where('state', '=', state as InstallationState))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Whether a survey's fee is credited on an order that was not cancelled. */
export const isCredited = async (db: Queryable, bookingId: string): Promise<boolean> =>
  (await db
    .selectFrom('installation')
    .select('id')
    .where('surveyBookingId', '=', bookingId)
    .where('state', '<>', 'cancelled')
    .executeTakeFirst()) !== undefined;

export const isSurveyTaken = (error: unknown): boolean => isUniqueViolation(error, 'installation_survey_once');
