import type { Queryable } from '#src/platform/database/database.ts';
import { selectBrands, selectCategories, tidyName } from '#src/shop/catalogue/taxonomy/category.store.ts';

/** Kinds of names that a sheet may contain and the shop may lack. */
export const NAME_KINDS = ['brand', 'category'] as const;
export type NameKind = (typeof NAME_KINDS)[number];
/** The owner's choice for a name that the shop lacks: create it, map it to `to` (a slug), or refuse its rows. */
export type NameChoice = { kind: NameKind; name: string; become: 'create' | 'map' | 'refuse'; to?: string | undefined };
/** A name that the shop lacks, with the number of rows that have it and the choice made for it. */
export type UnknownName = {
  kind: NameKind;
  name: string;
  rows: number;
  become: NameChoice['become'] | null;
  to: string | null;
};

const LONGEST_NAME = 60;
/** Longer texts are not names, and the owner is not asked about them. */
const LONGEST_ASKED = 300;

/** Resolves the names in a sheet, and counts those that the shop lacks. */
export type Names = {
  /** The slug, or the name to create; undefined while nobody has decided. */
  find(kind: NameKind, name: string): { slug: string; create?: string } | undefined;
  unknown(): UnknownName[];
};

const keyOf = (kind: NameKind, name: string) => `${kind} ${tidyName(name).toLowerCase()}`;

/** The shop's names, and the choices made for others. */
export async function readNames(db: Queryable, choices: readonly NameChoice[]): Promise<Names> {
  const lists = { category: await selectCategories(db), brand: await selectBrands(db) };
  const known = new Map(
    NAME_KINDS.flatMap((kind) =>
      lists[kind].flatMap(({ slug, name }) => [[keyOf(kind, slug), slug] as const, [keyOf(kind, name), slug] as const]),
    ),
  );
  const slugs = new Set(NAME_KINDS.flatMap((kind) => lists[kind].map(({ slug }) => `${kind} ${slug}`)));
  const chosen = new Map(choices.map((choice) => [keyOf(choice.kind, choice.name), choice]));
  const lacking = new Map<string, UnknownName>();
  return {
    find(kind, name) {
      const key = keyOf(kind, name);
      const slug = known.get(key);
      if (slug !== undefined) return { slug };
      if (tidyName(name).length > LONGEST_ASKED) return undefined;
      const choice = chosen.get(key);
      const made = lacking.get(key) ?? {
        kind,
        name: tidyName(name),
        rows: 0,
        become: choice?.become ?? null,
        to: choice?.to ?? null,
      };
      made.rows += 1;
      lacking.set(key, made);
      if (choice?.become === 'map') return slugs.has(`${kind} ${choice.to}`) ? { slug: String(choice.to) } : undefined;
      const fits = made.name.length <= LONGEST_NAME && /[\p{L}\p{N}]/u.test(made.name);
      return choice?.become === 'create' && fits ? { slug: '', create: made.name } : undefined;
    },
    unknown: () => [...lacking.values()].sort((a, b) => b.rows - a.rows || a.name.localeCompare(b.name)),
  };
}
