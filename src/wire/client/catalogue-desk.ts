import type {
  brandAnswer,
  brandChange,
  categoryAnswer,
  categoryChange,
  newBrand,
  newCategory,
  panelOrder,
  retirement,
  slugOrder,
} from '#src/wire/catalogue/catalogue-desk.ts';
import { call, type Sent } from './call.ts';

type BrandFields = Required<Sent<typeof brandChange>>;
type CategoryFields = Required<Sent<typeof categoryChange>>;
export type BrandWords = Pick<BrandFields, 'name' | 'line'>;
export type CategoryWords = Pick<CategoryFields, 'name' | 'noun' | 'blurb'>;
/** The texts besides English, which are the item's own fields. */
export type ByLanguage<T> = { [language in keyof BrandFields['words']]?: Partial<T> };
export type Kind = 'brand' | 'category';

const DESKS = { brand: '/admin/brands', category: '/admin/categories' } as const;
const at = (kind: Kind, slug: string) => `${DESKS[kind]}/${encodeURIComponent(slug)}`;

/** Adds a brand or category, or changes the one with this slug; answers its name as stored. For the administrator, like all of these. */
export async function saveKind(
  kind: Kind,
  fields: Sent<typeof brandChange> | Sent<typeof categoryChange>,
  slug?: string,
): Promise<string> {
  const { data } = await call<{
    body: typeof brandChange | typeof categoryChange | typeof newBrand | typeof newCategory;
    answer: typeof brandAnswer | typeof categoryAnswer;
  }>(slug ? 'PATCH' : 'POST', slug ? at(kind, slug) : DESKS[kind], fields);
  return 'brand' in data ? data.brand.name : data.category.name;
}

/** Sets the order of all those in use. Refused `conflict` if they have changed in the meantime. */
export const arrangeKinds = async (kind: Kind, slugs: string[]): Promise<void> =>
  void (await call<{ body: typeof slugOrder }>('PUT', `${DESKS[kind]}/order`, { slugs }));

/** Retires it; its products and addresses go to the successor. */
export const retireKind = async (kind: Kind, slug: string, successor: string | null): Promise<void> =>
  void (await call<{ body: typeof retirement }>('POST', `${at(kind, slug)}/retire`, { successor }));

export const restoreKind = async (kind: Kind, slug: string): Promise<void> =>
  void (await call('POST', `${at(kind, slug)}/restore`));

/** Sets the categories of the home page's panel; an empty list restores the shop's default. */
export const arrangePanel = async (slugs: string[]): Promise<void> =>
  void (await call<{ body: typeof panelOrder }>('PUT', '/admin/categories/panel', { slugs }));
