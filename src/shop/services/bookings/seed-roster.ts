import { readFile } from 'node:fs/promises';
import { dayInIndia } from '#src/kernel/india-time.ts';
import { advisoryLock, transact } from '#src/platform/database/transact.ts';
import { newId } from '#src/platform/ids.ts';
import type { Platform } from '#src/platform/platform.ts';
import {
  insertDayOff,
  replaceAreasAndHours,
  replacePrefixes,
  selectAreas,
  selectTechnicians,
  upsertArea,
  upsertTechnician,
} from './roster.store.ts';

const SEED = new URL('../../../../seed/roster.json', import.meta.url);

type Seed = {
  areas: { id: string; name: string; travelMinutes: number; prefixes: string[] }[];
  technicians: { name: string; phone: string; areas: string[] }[];
  hours: { weekdays: number[]; blocks: [opens: string, closes: string][] };
  holidays: { day: string; name: string }[];
};
/** For how many years fixed-date holidays are added. */
const YEARS = 5;

/**
 * Adds the demonstration's areas, technicians and holidays, unless the shop has any of them. The technicians have no
 * account: the administrator links one.
 */
export async function seedRoster(platform: Platform): Promise<void> {
  const { areas, technicians, hours, holidays } = JSON.parse(await readFile(SEED, 'utf8')) as Seed;
  const at = platform.clock.now();
  await transact(platform, async ({ trx }) => {
    await advisoryLock(trx, 'seed roster'); // two instances that start together
    if ((await selectAreas(trx)).length > 0 || (await selectTechnicians(trx)).length > 0) return;
    for (const [position, { prefixes, ...area }] of areas.entries()) {
      await upsertArea(trx, { ...area, active: true, position });
      await replacePrefixes(trx, area.id, prefixes);
    }
    const week = hours.weekdays.flatMap((weekday) =>
      hours.blocks.map(([opens, closes]) => ({ weekday, opens, closes })),
    );
    for (const { areas: areaIds, ...person } of technicians) {
      const id = newId('tec', at.getTime());
      await upsertTechnician(trx, { id, ...person, uid: null, active: true, createdAt: at });
      await replaceAreasAndHours(trx, id, areaIds, week);
    }
    const year = Number(dayInIndia(at).slice(0, 4));
    for (let ahead = 0; ahead < YEARS; ahead++) {
      for (const { day, name } of holidays)
        await insertDayOff(trx, {
          id: newId('off', at.getTime()),
          technicianId: null,
          day: `${year + ahead}-${day}`,
          name,
        });
    }
  });
}
