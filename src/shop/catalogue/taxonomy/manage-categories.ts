import { because } from '#src/kernel/refusals.ts';
import { isUniqueViolation, type Tx } from '#src/platform/database/database.ts';
import { transact } from '#src/platform/database/transact.ts';
import { Fault, invalid, notFound } from '#src/platform/fault.ts';
import type { Platform } from '#src/platform/platform.ts';
import { live } from '#src/shop/audit/live-tags.ts';
import { type Actor, recordAction } from '#src/shop/audit/record-action.ts';
import { type Category, TAGS } from '#src/shop/catalogue/products/product.ts';
import { insertUnderFreeSlug, selectCategories, tidyName } from './category.store.ts';
import { tidyWords, wordNameTaken } from './named.ts';
import {
  lockCategory,
  lockOrder,
  type ManagedCategory,
  selectManagedCategories,
  selectProductsIn,
  setPanel,
  takePicture,
  updateCategory,
} from './taxonomy-desk.store.ts';

export type { ManagedCategory };
/** The fields of a category that the owner writes; absent ones stay as they are. `picture`: the id of an uploaded one, null for none. */
export type CategoryDraft = Partial<Pick<Category, 'name' | 'noun' | 'blurb' | 'words'>> & { picture?: string | null };

/** With more tiles, the panel would be taller than the picture beside it. */
export const MOST_TILES = 11;

/** All categories, including retired ones, for the administrator. */
export const listManagedCategories = ({ db }: Pick<Platform, 'db'>): Promise<ManagedCategory[]> =>
  selectManagedCategories(db);

export async function showCategory({ db }: Pick<Platform, 'db'>, slug: string): Promise<ManagedCategory> {
  const found = (await selectManagedCategories(db)).find((one) => one.slug === slug);
  if (!found) throw notFound('category');
  return found;
}

const told = ({ name, noun, blurb, words, picture }: CategoryDraft) => ({ name, noun, blurb, words, picture });

/** Adds a category at the end of the list; returns its slug, which never changes. Throws `invalid` for a name that is taken. */
export async function addCategory(
  platform: Platform,
  actor: Actor,
  { name, ...draft }: CategoryDraft & { name: string },
): Promise<string> {
  return transact(platform, async (write) => {
    const { trx, expire } = write;
    const tidy = tidyName(name);
    const slug = await insertUnderFreeSlug(trx, 'category', tidy);
    if (slug === undefined) throw await wordNameTaken(trx, 'category', tidy);
    await updateCategory(trx, slug, { slug, ...(await columns(trx, draft, tidy)) });
    expire(TAGS.categories, live('catalogue'));
    await recordAction(
      write,
      actor,
      { act: 'category.added', subject: `category:${slug}`, after: told({ name: tidy, ...draft }) },
      platform.clock.now(),
    );
    return slug;
  });
}

/** Changes the fields present; the slug stays, so no address breaks. Throws `not-found`, `invalid`. */
export async function changeCategory(
  platform: Platform,
  actor: Actor,
  slug: string,
  draft: CategoryDraft,
): Promise<void> {
  try {
    await transact(platform, async (write) => {
      const { trx, expire } = write;
      const before = await lockCategory(trx, slug);
      if (!before) throw notFound('category');
      await updateCategory(trx, slug, { slug, ...(await columns(trx, draft, tidyName(draft.name ?? before.name))) });
      expire(
        TAGS.categories,
        TAGS.products,
        live('catalogue'),
        ...(await selectProductsIn(trx, 'category', slug)).map(TAGS.product),
      );
      const was = told({ ...before, picture: before.picture?.stem ?? null });
      await recordAction(
        write,
        actor,
        { act: 'category.changed', subject: `category:${slug}`, before: was, after: { ...was, ...draft } },
        platform.clock.now(),
      );
    });
  } catch (error) {
    throw isUniqueViolation(error) ? await wordNameTaken(platform.db, 'category', tidyName(draft.name ?? '')) : error;
  }
}

/** `called`: its name, which also serves as the noun for one product of it unless the owner gives another. */
async function columns(trx: Tx, { name, noun, blurb, words, picture }: CategoryDraft, called: string) {
  const files = picture ? await takePicture(trx, picture) : undefined;
  if (picture && !files) throw invalid({ picture: 'picture-not-ready' });
  return {
    ...(name !== undefined && { name: tidyName(name) }),
    ...(noun !== undefined && { noun: noun || called }),
    ...(blurb !== undefined && { blurb }),
    ...(words !== undefined && { words: JSON.stringify(tidyWords(words)) }),
    ...(picture !== undefined && { picture: files ? JSON.stringify(files) : null }),
  };
}

/**
 * Sets the categories of the home page's panel, in this order; with none, the panel is the shop's default again. Throws `conflict` when one of them
 * has been retired in the meantime.
 */
export async function arrangePanel(platform: Platform, actor: Actor, wish: readonly string[]): Promise<void> {
  const slugs = [...new Set(wish)];
  if (slugs.length > MOST_TILES) throw invalid({ slugs: because('at-most-entries', { max: MOST_TILES }) });
  await transact(platform, async (write) => {
    const { trx, expire } = write;
    const { shown } = await lockOrder(trx, 'category');
    if (slugs.some((slug) => !shown.includes(slug))) throw new Fault('conflict', 'categories-changed');
    const before = panelOf(await selectCategories(trx)).map(({ slug }) => slug);
    await setPanel(trx, slugs);
    expire(TAGS.categories, live('catalogue'));
    await recordAction(
      write,
      actor,
      { act: 'panel.arranged', subject: 'home:panel', before: { order: before }, after: { order: slugs } },
      platform.clock.now(),
    );
  });
}

/** The categories that the owner has put on the panel, in their order. */
export const panelOf = <T extends Pick<Category, 'panelPosition'>>(categories: readonly T[]): T[] =>
  categories
    .filter(({ panelPosition }) => panelPosition !== null)
    .sort((a, b) => (a.panelPosition ?? 0) - (b.panelPosition ?? 0));
