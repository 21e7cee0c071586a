import type { Category } from '#src/shop/catalogue/products/product.ts';
import type { Term } from './search-words.ts';

/** A category with the stems of its names: its name, its noun, and the owner's other names for it, each in word order. */
export type CalledCategory = Pick<Category, 'slug' | 'name' | 'words'> & { called: readonly (readonly string[])[] };

/** The stems of every word of the search. */
export type Stems = ReadonlyMap<string, readonly string[]>;

/** How many points a category's own products gain. `whole`: the search names all of it and means it, so its products belong to the results. */
export type NamedCategory = Pick<Category, 'slug' | 'name' | 'words'> & { points: number; whole: boolean };

const POINTS = { own: 100, loose: 40 };

/**
 * Stems that say little because most categories have them in their names ("solar" in a shop of solar equipment). They are derived from the categories
 * only, so a shop that sells something else has its own.
 */
export function commonStems(categories: readonly CalledCategory[]): Set<string> {
  const counts = new Map<string, number>();
  for (const { called } of categories)
    for (const stem of new Set(called.flat())) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  return new Set([...counts].flatMap(([stem, count]) => (count > 1 && 2 * count > categories.length ? [stem] : [])));
}

/** Whether a term consists only of such words. */
export const isCommon = (term: Term, stems: Stems, common: ReadonlySet<string>): boolean =>
  'wordings' in term &&
  term.wordings.some(({ words }) => words.every((word) => (stems.get(word) ?? []).every((stem) => common.has(stem))));

/**
 * The categories that a search names, the meant one first. A category is named when every word of its name or noun is, and the longer name wins: a
 * home light is not a light. Of several the last is meant, as in "inverter battery"; `head` is the term for the thing wanted, where there is one.
 */
export function nameCategories(
  terms: readonly Term[],
  head: number | undefined,
  stems: Stems,
  categories: readonly CalledCategory[],
): NamedCategory[] {
  const common = commonStems(categories);
  const said = terms.map((term) => stemsOf(term, stems));
  const found = categories.flatMap((category) => {
    const looked = category.called.filter((form) => form.length > 0).map((form) => look(form, common, said, head));
    const best =
      looked.filter(({ whole }) => whole).sort((a, b) => b.stems.length - a.stems.length)[0] ??
      looked.find(({ ends }) => ends);
    return best ? [{ ...category, ...best }] : [];
  });
  const wholes = found.filter(({ whole }) => whole);
  const outdone = (one: (typeof found)[number]) =>
    wholes.some(
      (other) => other.stems.length > one.stems.length && one.stems.every((stem) => other.stems.includes(stem)),
    );
  return found
    .map((one): NamedCategory => {
      const full = POINTS[one.loose ? 'loose' : 'own'];
      const named = one.whole && !outdone(one);
      // Where no category is named in full, one whose last word is meant will do: a heater.
      return {
        slug: one.slug,
        name: one.name,
        words: one.words,
        points: named && one.meant ? full : full / 2,
        whole: named || wholes.length === 0,
      };
    })
    .sort((a, b) => b.points - a.points);
}

type Said = Map<string, { loose: boolean }>;

function stemsOf(term: Term, stems: Stems): Said {
  const said: Said = new Map();
  if (!('wordings' in term)) return said;
  for (const { words, loose = false } of term.wordings) {
    for (const stem of words.flatMap((word) => stems.get(word) ?? []))
      said.set(stem, { loose: loose && (said.get(stem)?.loose ?? true) });
  }
  return said;
}

function look(name: readonly string[], common: ReadonlySet<string>, said: readonly Said[], head: number | undefined) {
  const telling = name.filter((stem) => !common.has(stem));
  const form = telling.length ? telling : name;
  const hits = form.flatMap((stem) =>
    said.flatMap((one, at) => (one.has(stem) ? [{ stem, at, loose: one.get(stem)?.loose === true }] : [])),
  );
  const stems = form.filter((stem) => hits.some((hit) => hit.stem === stem));
  const meant = hits.some(({ at }) => at === head);
  return {
    stems,
    // A name made up only of common words, such as "Bicycles" among bicycle lamps and pumps, must be what is meant.
    whole: stems.length === form.length && (telling.length > 0 || meant),
    /** Whether the last word of the name is what is meant. */
    ends: hits.some(({ stem, at }) => at === head && stem === form.at(-1)),
    meant,
    // Every match with this category is by a loose wording.
    loose: stems.every((stem) => hits.filter((hit) => hit.stem === stem).every((hit) => hit.loose)),
  };
}
