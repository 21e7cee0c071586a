import { advisoryLock, transact } from '#src/platform/database/transact.ts';
import { invalid } from '#src/platform/fault.ts';
import type { Platform } from '#src/platform/platform.ts';
import { type Actor, recordAction } from '#src/shop/audit/record-action.ts';
import { listCards } from '#src/shop/catalogue/products/list-products.ts';
import type { ProductCard } from '#src/shop/catalogue/products/product.ts';
import { HOME_TAG } from './banner.ts';
import { replacePicks, selectPicks } from './storefront.store.ts';

/** The products that come first in their sections, including drafts and archived ones, so that the owner sees why one is not shown. */
export async function listPicks({ db }: Pick<Platform, 'db'>): Promise<ProductCard[]> {
  const ids = await selectPicks(db);
  if (ids.length === 0) return [];
  const items = await listCards({ db }, { ids, drafts: true, archived: true, page: 1, limit: ids.length });
  return items.sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
}

/** Sets all picks in order; each is shown in the section of its product. Throws `invalid` for a product that is not sold. */
export async function arrangePicks(platform: Platform, actor: Actor, wish: readonly string[]): Promise<ProductCard[]> {
  const ids = [...new Set(wish)];
  const known = await selectPicks(platform.db);
  const added = ids.filter((id) => !known.includes(id));
  if (added.length && (await listCards(platform, { ids: added, page: 1, limit: added.length })).length < added.length)
    throw invalid({ ids: 'not-sold' }, 'not-sold');
  await transact(platform, async (write) => {
    await advisoryLock(write.trx, 'home-picks');
    const before = await selectPicks(write.trx);
    await replacePicks(write.trx, ids);
    await recordAction(
      write,
      actor,
      { act: 'picks.arranged', subject: 'home:picks', before: { order: before }, after: { order: ids } },
      platform.clock.now(),
    );
    write.expire(HOME_TAG);
  });
  return listPicks(platform);
}
