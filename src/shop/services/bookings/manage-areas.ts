import { because } from '#src/kernel/refusals.ts';
import { transact } from '#src/platform/database/transact.ts';
import { invalid, notFound } from '#src/platform/fault.ts';
import { newId } from '#src/platform/ids.ts';
import type { Platform } from '#src/platform/platform.ts';
import { type Actor, recordAction } from '#src/shop/audit/record-action.ts';
import { areaOfPrefixes, findAreaRow, replacePrefixes, selectAreas, upsertArea } from './roster.store.ts';
import type { ServiceArea } from './roster.ts';

const toArea = ({ prefixes, ...row }: Omit<ServiceArea, 'prefixes'> & { prefixes: string[] | null }): ServiceArea => ({
  ...row,
  prefixes: prefixes ?? [],
});

/** All areas, active ones first. */
export const listAreas = async ({ db }: Pick<Platform, 'db'>): Promise<ServiceArea[]> =>
  (await selectAreas(db)).map(toArea);

/** Adds an area (without `id`) or changes one. Throws `not-found`, `invalid` (a prefix that another area has). */
export async function saveArea(
  platform: Platform,
  actor: Actor,
  { id, ...input }: Omit<ServiceArea, 'id'> & { id?: string },
): Promise<ServiceArea> {
  const at = platform.clock.now();
  return transact(platform, async (write) => {
    const before = id ? await findAreaRow(write.trx, id) : undefined;
    if (id && !before) throw notFound('area');
    const own = id ?? newId('are', at.getTime());
    const prefixes = [...new Set(input.prefixes)].sort();
    const clash = prefixes.length ? await areaOfPrefixes(write.trx, prefixes, own) : undefined;
    if (clash)
      throw invalid(
        { prefixes: because('prefix-belongs', { prefix: clash.prefix, area: clash.name }) },
        because('prefixes-belong', { prefix: clash.prefix, area: clash.name }),
      );
    await upsertArea(write.trx, {
      id: own,
      name: input.name,
      travelMinutes: input.travelMinutes,
      active: input.active,
    });
    await replacePrefixes(write.trx, own, prefixes);
    const saved = toArea((await findAreaRow(write.trx, own)) as NonNullable<typeof before>);
    await recordAction(
      write,
      actor,
      {
        act: before ? 'area.updated' : 'area.created',
        subject: `area:${own}`,
        before: before && toArea(before),
        after: saved,
      },
      at,
    );
    return saved;
  });
}
