import type { Queryable } from '#src/platform/database/database.ts';
import { type Fault, invalid } from '#src/platform/fault.ts';
import type { ByLanguage } from '#src/shop/catalogue/products/product.ts';
import { findNamed, type Table } from './category.store.ts';

/** The refusal of a name that is taken; a retired one can be restored instead. */
export async function wordNameTaken(db: Queryable, table: Table, name: string): Promise<Fault> {
  const retired = Boolean((await findNamed(db, table, name))?.retiredAt);
  return invalid({ name: `${table}-name-${retired ? 'retired' : 'taken'}` });
}

/** Drops empty words: a language that is left empty shows the English ones. */
export function tidyWords<T extends Record<string, string>>(words: ByLanguage<T>): ByLanguage<T> {
  const said = Object.entries(words).flatMap(([language, texts]) => {
    const kept = Object.entries(texts ?? {}).filter(([, text]) => text);
    return kept.length ? [[language, Object.fromEntries(kept)]] : [];
  });
  return Object.fromEntries(said) as ByLanguage<T>;
}
