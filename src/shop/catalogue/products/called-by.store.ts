import { sql } from 'kysely';
import { OTHER_LANGUAGES } from '#src/kernel/locales.ts';
import type { ProductWords } from '#src/kernel/product-words.ts';

const inLanguage = (language: string) => {
  const own = sql`product.words -> ${sql.lit(language)}`;
  return sql`${sql.lit(language)}, jsonb_build_object('name', ${own} -> 'name', 'title', ${own} -> 'title')`;
};

/** A product's name and title in the other languages, as `words`; its descriptions are a hundred times as long. */
export const calledBy = sql<ProductWords<'name' | 'title'>>`jsonb_strip_nulls(jsonb_build_object(${sql.join(
  OTHER_LANGUAGES.map(inLanguage),
)}))`.as('words');
