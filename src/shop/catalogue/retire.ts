import type { Tx } from '#src/platform/database/database.ts';
import { transact } from '#src/platform/database/transact.ts';
import { Fault, invalid, notFound } from '#src/platform/fault.ts';
import type { Platform } from '#src/platform/platform.ts';
import { live } from '#src/shop/audit/live-tags.ts';
import { type Actor, recordAct } from '#src/shop/audit/record-act.ts';
import { bringBack, type Table } from '#src/shop/catalogue/category.store.ts';
import { hasOnSale, lockBrand, lockCategory, lockOrder, retireInFavour, selectProductsIn, setOrder, updateCategory } from '#src/shop/catalogue/desk.store.ts';
import { TAGS } from '#src/shop/catalogue/product.ts';

const NAMES = { brand: 'This brand', category: 'This category' } as const;
const PLURALS = { brand: 'brands', category: 'categories' } as const;
const lock = (trx: Tx, table: Table, slug: string) => (table === 'brand' ? lockBrand(trx, slug) : lockCategory(trx, slug));

/**
 * Takes a brand or category out of the shop. Its products move to the successor in this same transaction, and its addresses lead there. Without
 * a successor nothing of it may be on sale; its drafts and archived products then stand in none. Answers how many products moved.
 * Throws `not-found`, `conflict` when it is retired already, `invalid` at `successor`.
 */
export async function retire(platform: Platform, actor: Actor, table: Table, slug: string, successor: string | null): Promise<number> {
  const at = platform.clock.now();
  return transact(platform, async (write) => {
    const { trx, expire } = write;
    // Always in one order: two that are retired in each other's favour wait for one another.
    for (const one of [slug, ...(successor ? [successor] : [])].sort()) await lock(trx, table, one);
    const row = await lock(trx, table, slug);
    if (!row) throw notFound(NAMES[table]);
    if (row.retiredAt) throw new Fault('conflict', `${NAMES[table]} is retired already.`);
    await mustSucceed(trx, table, slug, successor);
    if (table === 'category') await leavePanel(trx, slug, successor);
    const moved = await retireInFavour(trx, table, slug, successor, at);
    expire(TAGS.categories, TAGS.products, live('catalogue'), ...moved.map(TAGS.product));
    const after = { successor, products: moved.length };
    await recordAct(write, actor, { act: `${table}.retired`, subject: `${table}:${slug}`, after }, at);
    return moved.length;
  });
}

async function mustSucceed(trx: Tx, table: Table, slug: string, successor: string | null): Promise<void> {
  if (successor === null) {
    if (await hasOnSale(trx, table, slug)) throw invalid({ successor: 'It has products on sale. Choose what takes them over.' });
    return;
  }
  const heir = successor === slug ? undefined : await lock(trx, table, successor);
  if (!heir || heir.retiredAt) throw invalid({ successor: `Choose another ${table} that is in use.` });
}

/** A category that stood on the home page's panel leaves its place to the successor, unless that stands there itself. */
async function leavePanel(trx: Tx, slug: string, successor: string | null): Promise<void> {
  const place = (await lockCategory(trx, slug))?.panelPosition ?? null;
  if (place === null) return;
  await updateCategory(trx, slug, { panelPosition: null });
  const heir = successor ? await lockCategory(trx, successor) : undefined;
  if (heir && heir.panelPosition === null) await updateCategory(trx, heir.slug, { panelPosition: place });
}

/** Brings a retired one back where it stood; the products that it had stay where they are. Throws `not-found`, `conflict`. */
export async function restore(platform: Platform, actor: Actor, table: Table, slug: string): Promise<void> {
  await transact(platform, async (write) => {
    const { trx, expire } = write;
    const row = await lock(trx, table, slug);
    if (!row) throw notFound(NAMES[table]);
    if (!row.retiredAt) throw new Fault('conflict', `${NAMES[table]} is in use.`);
    await bringBack(trx, table, slug);
    expire(TAGS.categories, TAGS.products, live('catalogue'), ...(await selectProductsIn(trx, table, slug)).map(TAGS.product));
    const [before, after] = [
      { retired: true, successor: row.replacedBy },
      { retired: false, successor: null },
    ];
    await recordAct(write, actor, { act: `${table}.restored`, subject: `${table}:${slug}`, before, after }, platform.clock.now());
  });
}

/** Sets the order of the shop: exactly those that are in use. Throws `conflict` when they are others meanwhile. */
export async function arrange(platform: Platform, actor: Actor, table: Table, slugs: readonly string[]): Promise<void> {
  await transact(platform, async (write) => {
    const { trx, expire } = write;
    const { shown, retired } = await lockOrder(trx, table);
    if ([...shown].sort().join() !== [...slugs].sort().join()) throw new Fault('conflict', `The ${PLURALS[table]} have changed meanwhile.`);
    await setOrder(trx, table, [...slugs, ...retired]);
    expire(TAGS.categories, TAGS.products, live('catalogue'));
    const plural = PLURALS[table];
    await recordAct(write, actor, { act: `${plural}.arranged`, subject: plural, before: { order: shown }, after: { order: slugs } }, platform.clock.now());
  });
}
