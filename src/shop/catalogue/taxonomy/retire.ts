import { isDeepStrictEqual } from 'node:util';
import type { Tx } from '#src/platform/database/database.ts';
import { transact } from '#src/platform/database/transact.ts';
import { Fault, invalid, notFound } from '#src/platform/fault.ts';
import type { Platform } from '#src/platform/platform.ts';
import { live } from '#src/shop/audit/live-tags.ts';
import { type Actor, recordAction } from '#src/shop/audit/record-action.ts';
import { TAGS } from '#src/shop/catalogue/products/product.ts';
import { bringBack, type Table } from './category.store.ts';
import {
  hasOnSale,
  lockBrand,
  lockCategory,
  lockOrder,
  retireInFavour,
  setOrder,
  updateCategory,
} from './taxonomy-desk.store.ts';

const PLURALS = { brand: 'brands', category: 'categories' } as const;
/** A locked row's place in the shop; brands are not on the panel. */
type Standing = { slug: string; retiredAt: Date | null; replacedBy: string | null; panelPosition?: number | null };
const lock = (trx: Tx, table: Table, slug: string): Promise<Standing | undefined> =>
  table === 'brand' ? lockBrand(trx, slug) : lockCategory(trx, slug);

/**
 * Retires a brand or category. Its products move to the successor in the same transaction, and its addresses lead there. Without a successor none of
 * its products may be on sale; its drafts and archived products are then left without one. Returns how many products moved. Throws `not-found`,
 * `conflict` when it is already retired, `invalid` at `successor`.
 */
export async function retire(
  platform: Platform,
  actor: Actor,
  table: Table,
  slug: string,
  successor: string | null,
): Promise<number> {
  const at = platform.clock.now();
  return transact(platform, async (write) => {
    const { trx, expire } = write;
    // Always in one order: two that are retired in favour of each other wait for each other instead of deadlocking.
    const locked = new Map<string, Standing>();
    for (const one of [...new Set(successor ? [slug, successor] : [slug])].sort()) {
      const found = await lock(trx, table, one);
      if (found) locked.set(one, found);
    }
    const row = locked.get(slug);
    if (!row) throw notFound(table);
    if (row.retiredAt) throw new Fault('conflict', `${table}-retired`);
    const heir = successor === null || successor === slug ? undefined : locked.get(successor);
    if (successor === null) {
      if (await hasOnSale(trx, table, slug)) throw invalid({ successor: 'choose-successor' });
    } else if (!heir || heir.retiredAt) throw invalid({ successor: `choose-other-${table}` });
    await leavePanel(trx, row, heir);
    const moved = await retireInFavour(trx, table, slug, successor, at);
    expire(TAGS.categories, TAGS.products, live('catalogue'), ...moved.map(TAGS.product));
    const after = { successor, products: moved.length };
    await recordAction(write, actor, { act: `${table}.retired`, subject: `${table}:${slug}`, after }, at);
    return moved.length;
  });
}

/** A category on the home page's panel leaves its place to the successor, unless that is already on it. */
async function leavePanel(
  trx: Tx,
  { slug, panelPosition = null }: Standing,
  heir: Standing | undefined,
): Promise<void> {
  if (panelPosition === null) return;
  await updateCategory(trx, slug, { panelPosition: null });
  if (heir && heir.panelPosition === null) await updateCategory(trx, heir.slug, { panelPosition });
}

/** Restores a retired one to its old place; the products that it had stay where they are. Throws `not-found`, `conflict`. */
export async function restore(platform: Platform, actor: Actor, table: Table, slug: string): Promise<void> {
  await transact(platform, async (write) => {
    const { trx, expire } = write;
    const row = await lock(trx, table, slug);
    if (!row) throw notFound(table);
    if (!row.retiredAt) throw new Fault('conflict', `${table}-in-use`);
    await bringBack(trx, table, slug);
    expire(TAGS.categories, TAGS.products, live('catalogue')); // no product is in a retired one (product_follows)
    const [before, after] = [
      { retired: true, successor: row.replacedBy },
      { retired: false, successor: null },
    ];
    await recordAction(
      write,
      actor,
      { act: `${table}.restored`, subject: `${table}:${slug}`, before, after },
      platform.clock.now(),
    );
  });
}

/** Sets the shop's order: exactly the ones in use. Throws `conflict` when those have changed in the meantime. */
export async function arrange(platform: Platform, actor: Actor, table: Table, slugs: readonly string[]): Promise<void> {
  await transact(platform, async (write) => {
    const { trx, expire } = write;
    const { shown, retired } = await lockOrder(trx, table);
    if (!isDeepStrictEqual([...shown].sort(), [...slugs].sort()))
      throw new Fault('conflict', `${PLURALS[table]}-changed`);
    await setOrder(trx, table, [...slugs, ...retired]);
    expire(TAGS.categories, TAGS.products, live('catalogue'));
    const plural = PLURALS[table];
    await recordAction(
      write,
      actor,
      { act: `${plural}.arranged`, subject: plural, before: { order: shown }, after: { order: slugs } },
      platform.clock.now(),
    );
  });
}
