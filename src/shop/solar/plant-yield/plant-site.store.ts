import type { Queryable } from '#src/platform/database/database.ts';
import type { PlantSite } from './expectation.ts';

/** A customer's plants at a PIN code that generate already. */
export async function selectSites(db: Queryable, uid: string, pin: string): Promise<PlantSite[]> {
  const rows = await db
    .selectFrom('plant')
    .select(['peakWatts', 'tiltDeg', 'azimuthDeg', 'commissionedOn'])
    .where('uid', '=', uid)
    .where('pincode', '=', pin)
    .where('commissionedOn', 'is not', null)
    .orderBy('id')
    .execute();
  return rows.map(({ peakWatts, tiltDeg, azimuthDeg, commissionedOn }) => ({
    ...{ kwp: peakWatts / 1000, tilt: tiltDeg, azimuth: azimuthDeg },
    pin,
    commissionedOn,
  }));
}
