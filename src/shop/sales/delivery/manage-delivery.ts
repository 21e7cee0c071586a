import type { Paise } from '#src/kernel/money.ts';
import { transact } from '#src/platform/database/transact.ts';
import { Fault, invalid, notFound } from '#src/platform/fault.ts';
import type { Platform } from '#src/platform/platform.ts';
import { type Actor, recordAction } from '#src/shop/audit/record-action.ts';
import { soldStates } from '#src/shop/back-office/settings/sold-states.ts';
import {
  chargeZones,
  deleteHoliday,
  deleteZone,
  insertHoliday,
  lockZone,
  selectHolidayNames,
  selectZones,
  upsertZone,
} from './delivery.store.ts';
import { dayInIndia } from './working-days.ts';
import type { DeliveryZone, Holiday } from './zone.ts';

// A quote reads zones and holidays as they are at that moment, and a payment freezes what it quoted (sales/checkout/payment.ts):
// what is changed here counts from the next quote on, and nothing that was bought changes.

/** Every zone, and the holidays from today on. */
export async function showDelivery({
  db,
  clock,
}: Pick<Platform, 'db' | 'clock'>): Promise<{ zones: DeliveryZone[]; holidays: Holiday[] }> {
  const [zones, holidays] = await Promise.all([selectZones(db), selectHolidayNames(db, dayInIndia(clock.now()))]);
  return { zones, holidays };
}

/** Adds the zone of a prefix, or changes it. Throws `invalid`. */
export async function saveZone(platform: Platform, actor: Actor, zone: DeliveryZone): Promise<DeliveryZone> {
  if (zone.daysMax < zone.daysMin) throw invalid({ daysMax: 'days-order' });
  await transact(platform, async (write) => {
    const before = await lockZone(write.trx, zone.prefix);
    await upsertZone(write.trx, zone);
    await recordAction(
      write,
      actor,
      { act: before ? 'zone.changed' : 'zone.added', subject: `zone:${zone.prefix}`, before, after: zone },
      platform.clock.now(),
    );
  });
  return zone;
}

/** Its PIN codes fall to the next shorter prefix. Throws `not-found`. */
export async function removeZone(platform: Platform, actor: Actor, prefix: string): Promise<void> {
  await transact(platform, async (write) => {
    const before = await lockZone(write.trx, prefix);
    if (!before) throw notFound('zone');
    await deleteZone(write.trx, prefix);
    await recordAction(write, actor, { act: 'zone.removed', subject: `zone:${prefix}`, before }, platform.clock.now());
  });
}

/** One charge for every zone that is delivered to; `freeFrom` null for never free. Answers how many zones those are. */
export function setCharges(
  platform: Platform,
  actor: Actor,
  { charge, freeFrom }: Pick<DeliveryZone, 'charge' | 'freeFrom'>,
): Promise<number> {
  return transact(platform, async (write) => {
    const zones = await chargeZones(write.trx, soldStates(platform), charge as Paise, freeFrom);
    await recordAction(
      write,
      actor,
      { act: 'delivery.charged', subject: 'delivery:charges', after: { charge, freeFrom, zones } },
      platform.clock.now(),
    );
    return zones;
  });
}

/** Takes a day out. Throws `conflict` when it is out already. */
export async function addHoliday(platform: Platform, actor: Actor, holiday: Holiday): Promise<void> {
  await transact(platform, async (write) => {
    if (!(await insertHoliday(write.trx, holiday)))
      throw new Fault('conflict', 'holiday-there', {
        fields: { day: 'holiday-there' },
      });
    await recordAction(
      write,
      actor,
      { act: 'holiday.added', subject: `holiday:${holiday.day}`, after: holiday },
      platform.clock.now(),
    );
  });
}

/** The day is a working day again. Throws `not-found`. */
export async function removeHoliday(platform: Platform, actor: Actor, day: string): Promise<void> {
  await transact(platform, async (write) => {
    const before = await deleteHoliday(write.trx, day);
    if (!before) throw notFound('holiday');
    await recordAction(
      write,
      actor,
      { act: 'holiday.removed', subject: `holiday:${day}`, before },
      platform.clock.now(),
    );
  });
}
