import { call } from './call.ts';

/** The words beside English, which are the thing's own. */
export type ByLanguage<T> = { hi?: Partial<T>; gu?: Partial<T> };
export type BrandWords = { name: string; line: string };
export type CategoryWords = { name: string; noun: string; blurb: string };
export type BrandFields = BrandWords & { mark: string; words: ByLanguage<BrandWords> };
export type CategoryFields = CategoryWords & { picture?: string | null; words: ByLanguage<CategoryWords> };
export type Kind = 'brand' | 'category';

const DESKS = { brand: '/admin/brands', category: '/admin/categories' } as const;
const at = (kind: Kind, slug: string) => `${DESKS[kind]}/${encodeURIComponent(slug)}`;

/** Adds a brand or category, or changes the one with this slug; answers its name as the shop has it. For the administrator, as all of these. */
export async function saveKind(
  kind: Kind,
  fields: Partial<BrandFields> | Partial<CategoryFields>,
  slug?: string,
): Promise<string> {
  const { data } = await call<{ data: Record<string, { name: string }> }>(
    slug ? 'PATCH' : 'POST',
    slug ? at(kind, slug) : DESKS[kind],
    fields,
  );
  return data[kind]?.name ?? '';
}

/** Sets the order of all that are in use. Refused `conflict` when they are others meanwhile. */
export const arrangeKinds = async (kind: Kind, slugs: string[]): Promise<void> =>
  void (await call('PUT', `${DESKS[kind]}/order`, { slugs }));

/** Takes it out of the shop; its products and addresses go to the successor. */
export const retireKind = async (kind: Kind, slug: string, successor: string | null): Promise<void> =>
  void (await call('POST', `${at(kind, slug)}/retire`, { successor }));

export const restoreKind = async (kind: Kind, slug: string): Promise<void> =>
  void (await call('POST', `${at(kind, slug)}/restore`));

/** Sets the categories of the home page's panel; with none of them it is the shop's default again. */
export const arrangePanel = async (slugs: string[]): Promise<void> =>
  void (await call('PUT', '/admin/categories/panel', { slugs }));
