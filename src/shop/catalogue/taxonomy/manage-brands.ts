import { isUniqueViolation } from '#src/platform/database/database.ts';
import { transact } from '#src/platform/database/transact.ts';
import { notFound } from '#src/platform/fault.ts';
import type { Platform } from '#src/platform/platform.ts';
import { live } from '#src/shop/audit/live-tags.ts';
import { type Actor, recordAction } from '#src/shop/audit/record-action.ts';
import { type Brand, TAGS } from '#src/shop/catalogue/products/product.ts';
import { insertUnderFreeSlug, markAddress, tidyName } from './category.store.ts';
import { tidyWords, wordNameTaken } from './named.ts';
import {
  lockBrand,
  type ManagedBrand,
  selectManagedBrands,
  selectProductsIn,
  updateBrand,
} from './taxonomy-desk.store.ts';

export type { ManagedBrand };
/** The fields of a brand that the owner writes; absent ones stay as they are. A mark is an address in this shop, '' for none. */
export type BrandDraft = Partial<Pick<Brand, 'name' | 'line' | 'mark' | 'words'>>;

/** All brands, including retired ones, for the administrator. */
export const listManagedBrands = ({ db }: Pick<Platform, 'db'>): Promise<ManagedBrand[]> => selectManagedBrands(db);

export async function showBrand({ db }: Pick<Platform, 'db'>, slug: string): Promise<ManagedBrand> {
  const found = (await selectManagedBrands(db)).find((one) => one.slug === slug);
  if (!found) throw notFound('brand');
  return found;
}

const told = ({ name, line, mark, words }: BrandDraft) => ({ name, line, mark, words });

/** Adds a brand at the end of the list; returns its slug, which never changes. Throws `invalid` for a name that is taken. */
export async function addBrand(
  platform: Platform,
  actor: Actor,
  { name, ...draft }: BrandDraft & { name: string },
): Promise<string> {
  return transact(platform, async (write) => {
    const { trx, expire } = write;
    const tidy = tidyName(name);
    const slug = await insertUnderFreeSlug(trx, 'brand', tidy);
    if (slug === undefined) throw await wordNameTaken(trx, 'brand', tidy);
    await updateBrand(trx, slug, { slug, ...columns(draft) });
    expire(TAGS.categories, live('catalogue'));
    await recordAction(
      write,
      actor,
      { act: 'brand.added', subject: `brand:${slug}`, after: told({ name: tidy, ...draft }) },
      platform.clock.now(),
    );
    return slug;
  });
}

/** Changes the fields present; the slug stays, so no address breaks. Throws `not-found`, `invalid`. */
export async function changeBrand(platform: Platform, actor: Actor, slug: string, draft: BrandDraft): Promise<void> {
  const change = columns(draft);
  try {
    await transact(platform, async (write) => {
      const { trx, expire } = write;
      const before = await lockBrand(trx, slug);
      if (!before) throw notFound('brand');
      await updateBrand(trx, slug, { slug, ...change });
      expire(
        TAGS.categories,
        TAGS.products,
        live('catalogue'),
        ...(await selectProductsIn(trx, 'brand', slug)).map(TAGS.product),
      );
      const was = told({ ...before, mark: markAddress(before.mark) });
      await recordAction(
        write,
        actor,
        { act: 'brand.changed', subject: `brand:${slug}`, before: was, after: { ...was, ...draft } },
        platform.clock.now(),
      );
    });
  } catch (error) {
    throw isUniqueViolation(error) ? await wordNameTaken(platform.db, 'brand', tidyName(draft.name ?? '')) : error;
  }
}

const columns = ({ name, line, mark, words }: BrandDraft) => ({
  ...(name !== undefined && { name: tidyName(name) }),
  ...(line !== undefined && { line }),
  ...(mark !== undefined && { mark }),
  ...(words !== undefined && { words: JSON.stringify(tidyWords(words)) }),
});
