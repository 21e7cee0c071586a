import { DAY_MS } from '#src/kernel/india-time.ts';
import { checkpoint } from '#src/platform/checkpoint.ts';
import { transact, type Write } from '#src/platform/database/transact.ts';
import { Fault } from '#src/platform/fault.ts';
import type { Platform } from '#src/platform/platform.ts';
import { live } from '#src/shop/audit/live-tags.ts';
import { type Actor, recordAction } from '#src/shop/audit/record-action.ts';
import { TAGS } from '#src/shop/catalogue/products/product.ts';
import { isSkuTaken, replaceAllPictures } from '#src/shop/catalogue/products/product-write.store.ts';
import { sameSku } from '#src/shop/catalogue/products/sku.ts';
import { noteStock } from '#src/shop/catalogue/products/stock.ts';
import { showImport } from './check-import.ts';
import { lockProducts, selectBySku, selectKnown, updateMany } from './import.store.ts';
import {
  archiveMany,
  claimUndo,
  dropPictures,
  type ImportLine,
  lockUntouched,
  noteUndone,
  removeNames,
  removeProducts,
  selectLines,
  selectSlugsThere,
} from './import-line.store.ts';
import { holdImports } from './import-list.store.ts';
import { type ImportUndone, type ProductImport, undoableUntil } from './product-import.ts';
import type { SheetProduct } from './sheet-product.ts';
import { type Gone, isAsAdded, takeBack } from './take-back.ts';

const BATCH = 500;
const KEPT = 100;

/**
 * Undoes a whole import, within a day of its end. Products that it added are removed, or archived if somebody has since bought them, put them in a
 * cart or edited them. Products that it changed get their former values back, field by field, where nobody has changed them since; stock is restored
 * by the difference, so what was sold stays sold. Names that it created are removed with their last product, unless somebody has edited them.
 * Throws `not-found`, `conflict` when it is too late, it was never imported, or another import is under way.
 */
export async function undoImport(platform: Platform, actor: Actor, id: string): Promise<ProductImport> {
  const at = platform.clock.now();
  const found = await showImport(platform, id);
  const until = undoableUntil(found);
  if (!until) throw new Fault('conflict', found.state === 'undone' ? 'import-undone' : 'not-imported');
  if (until <= at) throw new Fault('conflict', 'import-too-late');
  for (let tries = 1; ; tries++) {
    try {
      await undoWhole(platform, actor, id, at);
      return await showImport(platform, id);
    } catch (error) {
      // Somebody is giving a former SKU to another product: once that is committed, the next attempt leaves the SKU out.
      if (tries >= 3 || !isSkuTaken(error)) throw error;
    }
  }
}

const undoWhole = (platform: Platform, actor: Actor, id: string, at: Date): Promise<void> =>
  transact(platform, async (write) => {
    if (!(await holdImports(write.trx))) throw new Fault('conflict', 'import-busy');
    const claimed = await claimUndo(write.trx, id, new Date(at.getTime() - DAY_MS));
    if (!claimed) throw new Fault('conflict', 'import-undone');
    const undone: ImportUndone = {
      at: at.toISOString(),
      removed: 0,
      archived: 0,
      restored: 0,
      keptCount: 0,
      kept: [],
      brands: 0,
      categories: 0,
    };
    await dropPictures(write.trx, id);
    for (let last = ''; ; ) {
      const lines = await selectLines(write.trx, id, last, BATCH);
      if (lines.length === 0) break;
      last = lines.at(-1)?.productId ?? last;
      await undoBatch(write, lines as ImportLine[], undone, at);
      checkpoint('import.undoing');
    }
    undone.brands = await removeNames(write.trx, id, 'brand');
    undone.categories = await removeNames(write.trx, id, 'category');
    await noteUndone(write.trx, id, undone);
    const { kept: _, at: __, ...figures } = undone;
    await recordAction(
      write,
      actor,
      { act: 'products.import-undone', subject: `import:${id}`, after: { file: claimed.fileName, ...figures } },
      at,
    );
    write.expire(TAGS.products, TAGS.categories, live('catalogue'));
  });

async function undoBatch(write: Write, lines: ImportLine[], undone: ImportUndone, at: Date): Promise<void> {
  const { trx } = write;
  const ids = lines.map(({ productId }) => productId);
  const added = lines.filter(({ before }) => before === null);
  const untouched = await lockUntouched(
    trx,
    added.map(({ productId }) => productId),
  );
  // Archived ones too: sales and returns still change their stock.
  await lockProducts(trx, ids);
  const now = await selectKnown(trx, ids);
  const removed = added.filter(({ productId, after }) => {
    const known = now.get(productId);
    return (
      known !== undefined &&
      untouched.has(productId) &&
      isAsAdded(known.product, after, { fetched: Object.values(known.fetched), alts: known.alts })
    );
  });
  const archived = added.filter((line) => !removed.includes(line) && now.get(line.productId)?.archived === false);
  await removeProducts(
    trx,
    removed.map(({ productId }) => productId),
  );
  await archiveMany(
    trx,
    archived.map(({ productId }) => productId),
    at,
  );
  const gone = await findGone(trx, lines);
  const back = lines.flatMap((line) => {
    const known = now.get(line.productId);
    if (!line.before || !known) return [];
    return [takeBack(known.product, line.before, line.after, gone, known.alts)];
  });
  const changed = back.filter(({ fields }) => fields.length > 0);
  await updateMany(
    trx,
    changed.map(({ product }) => product),
    at,
  );
  const pictured = changed.filter(({ fields }) => fields.includes('mainImage') || fields.includes('otherImages'));
  await replaceAllPictures(
    trx,
    new Map(pictured.map(({ product }) => [product.id, [product.mainImage, ...product.otherImages].filter(Boolean)])),
    new Map(
      lines.map(({ productId, before }) => [productId, altsToRestore(before?.alts, now.get(productId)?.product)]),
    ),
  );
  const movements = changed.flatMap(({ product, stockChange }) =>
    stockChange === 0 ? [] : [{ productId: product.id, change: stockChange }],
  );
  await noteStock(trx, movements, { reason: 'adjusted', reference: 'import undone', at });
  const kept = back.filter((one) => one.kept.length > 0);
  undone.removed += removed.length;
  undone.archived += archived.length;
  undone.restored += changed.length;
  undone.keptCount += kept.length;
  undone.kept.push(
    ...kept
      .slice(0, Math.max(0, KEPT - undone.kept.length))
      .map(({ product, kept: fields }) => ({ id: product.id, name: product.name, fields })),
  );
  write.expire(...ids.map((one) => TAGS.product(one)));
}

/** The former alternative texts of pictures that come back; one that has been there all along keeps its present text. */
function altsToRestore(alts: Record<string, string> = {}, now: SheetProduct | undefined): Record<string, string> {
  const there = new Set([now?.mainImage, ...(now?.otherImages ?? [])]);
  return Object.fromEntries(Object.entries(alts).filter(([url]) => !there.has(url)));
}

/** Names and SKUs in the former values that no longer exist, or are another's now. */
async function findGone(trx: Write['trx'], lines: readonly ImportLine[]): Promise<Gone> {
  const of = (key: 'brand' | 'category') => lines.flatMap(({ before }) => before?.[key] || []);
  const brands = await selectSlugsThere(trx, 'brand', of('brand'));
  const categories = await selectSlugsThere(trx, 'category', of('category'));
  const skus = await selectBySku(
    trx,
    lines.flatMap(({ before }) => before?.sku || []),
  );
  return {
    brand: (slug) => slug !== '' && !brands.has(slug),
    category: (slug) => slug !== '' && !categories.has(slug),
    sku: (sku, id) => (skus.get(sameSku(sku))?.product.id ?? id) !== id,
  };
}
