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
import { DELIVERY_TAG, type DeliveryZone, type Holiday } from './zone.ts';

// A quote reads zones and holidays at that moment, and a payment freezes its quote (sales/checkout/payment.ts):
// a change here counts from the next quote on and alters no purchase.

/** Every zone, and the holidays from today on. */
export async function showDelivery({
  db,
  clock,
}: Pick<Platform, 'db' | 'clock'>): Promise<{ zones: DeliveryZone[]; holidays: Holiday[] }> {
  const [zones, holidays] = await Promise.all([selectZones(db), selectHolidayNames(db, dayInIndia(clock.now()))]);
  return { zones, holidays };
}

/** Adds or changes the zone of a prefix. Throws `invalid`. */
export async function saveZone(platform: Platform, actor: Actor, zone: DeliveryZone): Promise<DeliveryZone> {
  if (zone.daysMax < zone.daysMin) throw invalid({ daysMax: 'days-order' });
  await transact(platform, async (write) => {
    const before = await lockZone(write.trx, zone.prefix);
    await upsertZone(write.trx, zone);
    write.expire(DELIVERY_TAG);
    await recordAction(
      write,
      actor,
      { act: before ? 'zone.changed' : 'zone.added', subject: `zone:${zone.prefix}`, before, after: zone },
      platform.clock.now(),
    );
  });
  return zone;
}

/** Removes a zone; its PIN codes fall back to the next shorter prefix. Throws `not-found`. */
export async function removeZone(platform: Platform, actor: Actor, prefix: string): Promise<void> {
  await transact(platform, async (write) => {
    const before = await lockZone(write.trx, prefix);
    if (!before) throw notFound('zone');
    await deleteZone(write.trx, prefix);
    write.expire(DELIVERY_TAG);
    await recordAction(write, actor, { act: 'zone.removed', subject: `zone:${prefix}`, before }, platform.clock.now());
  });
}

/** Sets one charge for every serviceable zone; `freeFrom` null for never free. Answers how many zones those are. */
export function setCharges(
  platform: Platform,
  actor: Actor,
  { charge, freeFrom }: Pick<DeliveryZone, 'charge' | 'freeFrom'>,
): Promise<number> {
  return transact(platform, async (write) => {
    const zones = await chargeZones(write.trx, soldStates(platform), charge as Paise, freeFrom);
    write.expire(DELIVERY_TAG);
    await recordAction(
      write,
      actor,
      { act: 'delivery.charged', subject: 'delivery:charges', after: { charge, freeFrom, zones } },
      platform.clock.now(),
    );
    return zones;
  });
}

/** Adds a holiday. Throws `conflict` when the day is one already. */
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

/** Makes the day a working day again. Throws `not-found`. */
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
