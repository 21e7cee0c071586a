import { type Insertable, sql } from 'kysely';
import { OPEN_CLAIMS } from '#src/kernel/claim-lifecycle.ts';
import type { Queryable, Tx } from '#src/platform/database/database.ts';
import type { Schema } from '#src/platform/database/schema.ts';

/** Their units that have not come back. An order taken by telephone counts once its address is proved. */
const theirs = (db: Queryable, uid: string) =>
  db
    .selectFrom('unit')
    .leftJoin('order', (join) => join.onRef('order.id', '=', 'unit.orderId').onRef('order.uid', '=', 'unit.uid'))
    .leftJoin('installation', (join) =>
      join.onRef('installation.id', '=', 'unit.installationId').onRef('installation.uid', '=', 'unit.uid'),
    )
    .where('unit.uid', '=', uid)
    .where('unit.returnedAt', 'is', null)
    .where(sql<boolean>`"order".awaits_proof is not true and installation.awaits_proof is not true`);

/** The newest first, with the papers of those that they bought themselves. */
export const selectWallet = (db: Queryable, uid: string) =>
  theirs(db, uid)
    .leftJoin('taxDocument as invoice', (join) =>
      join
        .on('invoice.kind', '=', 'invoice')
        .on(({ or, and, ref, eb }) =>
          or([
            and([eb('invoice.subjectId', '=', ref('order.id')), eb('invoice.cause', '=', ref('unit.shipmentId'))]),
            eb('invoice.subjectId', '=', ref('installation.id')),
          ]),
        ),
    )
    .leftJoin('dcrCertificate as certificate', 'certificate.orderId', 'order.id')
    .selectAll('unit')
    .select([
      'order.number as orderNumber',
      'installation.number as installationNumber',
      'invoice.id as invoiceId',
      'invoice.number as invoiceNumber',
      'certificate.number as certificateNumber',
      'certificate.url as certificateUrl',
    ])
    .orderBy('unit.startsOn', 'desc')
    .orderBy('unit.name')
    .orderBy('unit.serial')
    .execute();

const openClaims = (db: Queryable) => db.selectFrom('warrantyClaim').select('unitId').where('state', 'in', OPEN_CLAIMS);

/** Whether one of their units among these has an open claim. */
export const hasClaimed = async (trx: Tx, uid: string, ids: readonly string[]): Promise<boolean> =>
  ids.length > 0 &&
  (await openClaims(trx).where('uid', '=', uid).where('unitId', 'in', ids).executeTakeFirst()) !== undefined;

/**
 * Which of these units are theirs, locked, so that two codes for one unit come one after the other. Units with an open claim go nowhere: what was
 * written and photographed for it is their owner's.
 */
export async function lockTheirUnits(trx: Tx, uid: string, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await theirs(trx, uid)
    .select('unit.id')
    .where('unit.id', 'in', ids)
    .orderBy('unit.id')
    .forUpdate('unit')
    .execute();
  const held = rows.map(({ id }) => id);
  if (held.length === 0) return [];
  // Only now: a claim that was being filed has the lock until it is there (seen: both went through where one statement asked for all).
  const claimed = new Set((await openClaims(trx).where('unitId', 'in', held).execute()).map(({ unitId }) => unitId));
  return held.filter((id) => !claimed.has(id));
}

/** The phone number that came with the order of a unit, or with its installation; undefined where somebody else ordered it. */
export async function findGivenPhone(db: Queryable, unitId: string, uid: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('unit')
    .leftJoin('order', (join) => join.onRef('order.id', '=', 'unit.orderId').on('order.uid', '=', uid))
    .leftJoin('installation', (join) =>
      join.onRef('installation.id', '=', 'unit.installationId').on('installation.uid', '=', uid),
    )
    .select(['order.address as sent', 'installation.address as fitted'])
    .where('unit.id', '=', unitId)
    .executeTakeFirst();
  return (row?.sent ?? row?.fitted)?.phone || undefined;
}

/** Inserts a unit from elsewhere; false where its number is another unit's. */
export async function insertForeign(trx: Tx, row: Insertable<Schema['unit']>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('unit')
    .values(row)
    .onConflict((conflict) => conflict.columns(['maker', 'serial']).where('returnedAt', 'is', null).doNothing())
    .executeTakeFirstOrThrow();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

export const countForeign = async (trx: Tx, uid: string): Promise<number> =>
  (
    await trx
      .selectFrom('unit')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('uid', '=', uid)
      .where('fromUs', '=', false)
      .executeTakeFirstOrThrow()
  ).count;

/** Whose a unit is and where it is from; undefined once it is gone. */
export const findUnit = (db: Queryable, id: string) =>
  db.selectFrom('unit').select(['uid', 'fromUs']).where('id', '=', id).executeTakeFirst();

export const deleteUnit = (trx: Tx, id: string) =>
  trx.deleteFrom('unit').where('id', '=', id).where('fromUs', '=', false).execute();

/** Gives units to another owner, who is told of them in their own language. */
export const giveUnits = (trx: Tx, ids: readonly string[], owner: { uid: string; locale: string }) =>
  trx.updateTable('unit').set(owner).where('id', 'in', ids).execute();

export const namesOfUnits = async (db: Queryable, ids: readonly string[]): Promise<string[]> =>
  (
    await db
      .selectFrom('unit')
      .select(sql<string>`name || ' ' || serial`.as('name'))
      .where('id', 'in', ids)
      .orderBy('name')
      .execute()
  ).map(({ name }) => name);
