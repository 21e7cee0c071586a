import { type Paise, paise } from '#src/kernel/money.ts';
import type { Queryable } from '#src/platform/database/database.ts';
import { pipelined } from '#src/platform/database/pipelined.ts';
import { invalid } from '#src/platform/fault.ts';
import type { Platform } from '#src/platform/platform.ts';
import { soldStates } from '#src/shop/back-office/settings/sold-states.ts';
import { findZone, selectHolidays } from './delivery.store.ts';
import { addWorkingDays, type Day, dayInIndia, dispatchDay } from './working-days.ts';
import { isServed } from './zone.ts';

/** Delivery to a PIN code. `area` and `state` are empty for an unknown PIN code. */
export type DeliveryQuote = { pincode: string; state: string; area: string } & (
  | { serviceable: true; earliest: Day; latest: Day; charge: Paise }
  | { serviceable: false }
);

type Asked = { db: Queryable } & Pick<Platform, 'clock' | 'settings' | 'shopSettings'>;

/**
 * When goods worth `paise` would reach a PIN code if ordered now, and the charge. Working days only, in Indian time; orders
 * from 14:00 on leave the next working day. Throws `invalid` for anything but six digits.
 */
export const quoteDelivery = async (
  platform: Asked,
  pincode: string,
  goods: { paise: Paise },
): Promise<DeliveryQuote> => (await deliveryTo(platform, pincode))(goods);

/**
 * The same in two steps, for callers that do not know yet what the goods are worth.
 * @param platform its `db`: a transaction, for callers that store the quote with something else
 */
export async function deliveryTo(
  { db, clock, settings, shopSettings }: Asked,
  pincode: string,
): Promise<(goods: { paise: Paise }) => DeliveryQuote> {
  if (!/^\d{6}$/.test(pincode)) throw invalid({ pincode: 'zipcode-format' }, 'zipcode-format');
  const now = clock.now();
  const [zone, days] = await pipelined(db, (together) => [
    findZone(together, pincode),
    selectHolidays(together, dayInIndia(now)),
  ]);
  const place = { pincode, state: zone?.state ?? '', area: zone?.area ?? '' };
  if (!zone || !isServed(zone, soldStates({ settings, shopSettings }))) return () => ({ ...place, serviceable: false });
  const holidays = new Set(days);
  const dispatched = dispatchDay(now, holidays);
  return (goods) => ({
    ...place,
    serviceable: true,
    earliest: addWorkingDays(dispatched, zone.daysMin, holidays),
    latest: addWorkingDays(dispatched, zone.daysMax, holidays),
    charge: zone.freeFromPaise !== null && goods.paise >= zone.freeFromPaise ? paise(0) : paise(zone.chargePaise),
  });
}
