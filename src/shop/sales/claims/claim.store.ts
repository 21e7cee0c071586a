import type { Insertable, Updateable } from 'kysely';
import { type ClaimState, OPEN_CLAIMS } from '#src/kernel/claim-lifecycle.ts';
import type { Queryable, Tx } from '#src/platform/database/database.ts';
import type { Schema } from '#src/platform/database/schema.ts';
import type { Claim, ClaimEvent } from './claim.ts';

export const claims = (db: Queryable) =>
  db
    .selectFrom('warrantyClaim as claim')
    .innerJoin('unit', 'unit.id', 'claim.unitId')
    .leftJoin('unit as replacement', 'replacement.id', 'claim.replacementId')
    .leftJoin('order', 'order.id', 'unit.orderId')
    .leftJoin('installation', 'installation.id', 'unit.installationId')
    .selectAll('claim')
    .select(['unit.name', 'unit.serial', 'unit.makerName', 'unit.startsOn', 'unit.returnedAt', 'unit.productId'])
    .select(['replacement.serial as newSerial', 'order.id as orderId', 'order.number', 'order.test'])
    .select(['installation.id as installationId', 'installation.number as installationNumber'])
    .select('installation.test as installationTest');

type Row = Awaited<ReturnType<ReturnType<typeof claims>['execute']>>[number];

export const toClaim = (row: Row): Claim => ({
  id: row.id,
  reference: row.reference,
  uid: row.uid,
  locale: row.locale,
  state: row.state,
  unit: {
    id: row.unitId,
    name: row.name,
    serial: row.serial,
    maker: row.makerName,
    startsOn: row.startsOn,
    returned: row.returnedAt !== null,
    productId: row.productId ?? undefined,
  },
  order: row.orderId ? { id: row.orderId, number: row.number ?? 0 } : undefined,
  installation: row.installationId ? { id: row.installationId, number: row.installationNumber ?? 0 } : undefined,
  test: row.test ?? row.installationTest ?? false,
  problem: row.problem,
  noticedOn: row.noticedOn,
  answer: row.answer,
  part: row.carrier ? { carrier: row.carrier, tracking: row.tracking, trackingUrl: row.trackingUrl } : undefined,
  replacement: row.newSerial ?? undefined,
  filedAt: row.filedAt,
  since: row.since,
});

export async function findClaim(db: Queryable, id: string): Promise<Claim | undefined> {
  const row = await claims(db).where('claim.id', '=', id).executeTakeFirst();
  return row && toClaim(row);
}

/** A claim, locked until the transaction ends: of two moves at once, the second sees the first. */
export async function lockClaim(trx: Tx, id: string): Promise<Claim | undefined> {
  const row = await trx.selectFrom('warrantyClaim').select('id').where('id', '=', id).forUpdate().executeTakeFirst();
  return row && findClaim(trx, id);
}

/** A customer's claims, the newest first. */
export const selectClaimsOf = async (db: Queryable, uid: string): Promise<Claim[]> =>
  (await claims(db).where('claim.uid', '=', uid).orderBy('claim.filedAt', 'desc').orderBy('claim.id').execute()).map(
    toClaim,
  );

/** False where the unit has an open claim. */
export async function insertClaim(trx: Tx, row: Insertable<Schema['warrantyClaim']>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('warrantyClaim')
    .values(row)
    .onConflict((conflict) => conflict.column('unitId').where('state', 'in', OPEN_CLAIMS).doNothing())
    .executeTakeFirst();
  return Boolean(numInsertedOrUpdatedRows);
}

/** Moves a claim on, with its history. */
export async function moveClaimRow(
  trx: Tx,
  id: string,
  change: Updateable<Schema['warrantyClaim']> & { state: ClaimState; since: Date },
): Promise<void> {
  await trx.updateTable('warrantyClaim').set(change).where('id', '=', id).execute();
  await insertEvent(trx, id, change.state, change.since);
}

export const insertEvent = (trx: Tx, claimId: string, state: ClaimState, at: Date) =>
  trx.insertInto('warrantyClaimEvent').values({ claimId, state, at }).execute();

/** Of these claims, the oldest first. */
export async function selectEvents(db: Queryable, ids: readonly string[]): Promise<Map<string, ClaimEvent[]>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('warrantyClaimEvent')
    .select(['claimId', 'state', 'at'])
    .where('claimId', 'in', ids)
    .orderBy('id')
    .execute();
  const byClaim = Map.groupBy(rows, ({ claimId }) => claimId);
  return new Map([...byClaim].map(([id, events]) => [id, events.map(({ state, at }) => ({ state, at }))]));
}
