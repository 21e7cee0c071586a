import { sql } from 'kysely';
import type { Day } from '#src/kernel/india-time.ts';
import type { InstallationState } from '#src/kernel/installation.ts';
import type { WarrantyPart } from '#src/kernel/warranty.ts';
import type { Tx } from '#src/platform/database/database.ts';

export type ClaimedUnit = {
  id: string;
  name: string;
  fromUs: boolean;
  makerName: string;
  startsOn: Day;
  productYears: number | null;
  performanceYears: number | null;
  warrantyParts: WarrantyPart[];
  returnedAt: Date | null;
  replacedBy: string | null;
  orderId: string | null;
  status: string | null;
  totalPaise: number | null;
  installationId: string | null;
  installationState: InstallationState | null;
  installedPaise: number | null;
};

/** Somebody's unit, locked, so that it is not handed over while it is claimed; also one that has come back. */
export const lockOwnUnit = (trx: Tx, uid: string, id: string): Promise<ClaimedUnit | undefined> =>
  trx
    .selectFrom('unit')
    .leftJoin('order', 'order.id', 'unit.orderId')
    .leftJoin('installation', 'installation.id', 'unit.installationId')
    .select(['unit.id', 'unit.name', 'fromUs', 'makerName', 'startsOn', 'productYears', 'performanceYears'])
    .select(['warrantyParts', 'returnedAt', 'replacedBy', 'orderId', 'order.status', 'order.totalPaise'])
    .select(['installationId', 'installation.state as installationState', 'installation.totalPaise as installedPaise'])
    .where('unit.id', '=', id)
    .where('unit.uid', '=', uid)
    // An order taken by telephone counts once its address is proved.
    .where(
      sql<boolean>`not ("order".awaits_proof is true and "order".uid = unit.uid)
        and not (installation.awaits_proof is true and installation.uid = unit.uid)`,
    )
    .forUpdate('unit')
    .executeTakeFirst();

/**
 * Puts a new unit in the place of an old one: same owner, same papers, and what is left of the same warranty, with the reminders that were sent about
 * it. The old one is the maker's again, and its serial number free. False where the new number is another unit's.
 */
export async function replaceUnit(
  trx: Tx,
  { oldId, newId, serial, at }: { oldId: string; newId: string; serial: string; at: Date },
): Promise<boolean> {
  const made = await sql`
    insert into unit (id, uid, locale, from_us, maker, maker_name, serial, name, product_id, order_id, position, shipment_id, installation_id, starts_on,
        product_years, performance_years, warranty_parts, warranty_words, created_at)
      select ${newId}, uid, locale, from_us, maker, maker_name, ${serial}, name, product_id, order_id, position, shipment_id, installation_id, starts_on,
        product_years, performance_years, warranty_parts, warranty_words, ${at}
        from unit where id = ${oldId}
      on conflict (maker, serial) where returned_at is null do nothing`.execute(trx);
  if (!made.numAffectedRows) return false;
  await sql`insert into unit_reminder (unit_id, part, days, told_at)
    select ${newId}, part, days, told_at from unit_reminder where unit_id = ${oldId}`.execute(trx);
  await trx.updateTable('unit').set({ returnedAt: at, replacedBy: newId }).where('id', '=', oldId).execute();
  return true;
}
