import type { chargesBody, holidayBody, zoneBody } from '#src/wire/sales/delivery-desk.ts';
import { call, type Sent } from './call.ts';

/** A zone's terms as its calls take them: in rupees. */
export type ZoneTerms = Sent<typeof zoneBody>;

const zone = (prefix: string) => `/admin/delivery/zones/${encodeURIComponent(prefix)}`;

/** Adds or changes the zone of a prefix. For the administrator, like all of these. */
export const saveZone = async (prefix: string, terms: ZoneTerms): Promise<void> =>
  void (await call<{ body: typeof zoneBody }>('PUT', zone(prefix), terms));

/** Removes a zone; its PIN codes fall to the next shorter prefix. */
export const removeZone = async (prefix: string): Promise<void> => void (await call('DELETE', zone(prefix)));

/** Sets one charge for every zone that is delivered to. */
export const setCharges = async (charges: Sent<typeof chargesBody>): Promise<void> =>
  void (await call<{ body: typeof chargesBody }>('PUT', '/admin/delivery/charges', charges));

/** Adds a day without dispatch or delivery. Refused `conflict` if it already is one. */
export const addHoliday = async (holiday: Sent<typeof holidayBody>): Promise<void> =>
  void (await call<{ body: typeof holidayBody }>('POST', '/admin/delivery/holidays', holiday));

export const removeHoliday = async (day: string): Promise<void> =>
  void (await call('DELETE', `/admin/delivery/holidays/${encodeURIComponent(day)}`));
