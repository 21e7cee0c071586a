import { z } from '@hono/zod-openapi';
import type { Language } from '#src/kernel/locales.ts';
import { toRupees } from '#src/kernel/money.ts';
import { spokenIn } from '#src/kernel/product-words.ts';
import { categoryName } from '#src/shop/catalogue/products/category-names.ts';
import type { Suggestions } from '#src/shop/catalogue/search/suggest-products.ts';
import { coded } from '#src/wire/coded.ts';
import { isPlain, language, success } from '#src/wire/values.ts';

/** Long or odd input finds nothing rather than failing: the user is still typing. */
export const suggestionQuery = z.object({
  language: language
    .optional()
    .openapi({ description: 'What products and categories are named in; English without it' }),
  q: z.string().max(400, coded('at-most-characters')).refine(isPlain, coded('unsearchable-characters')),
});

const wireSuggestions = z
  .object({
    products: z.array(z.object({ _id: z.string(), name: z.string(), price: z.number(), image: z.string() })),
    categories: z.array(z.object({ slug: z.string(), name: z.string() })),
    corrected: z.string().nullable(),
  })
  .openapi('Suggestions');
export const suggestionsAnswer = z.object({ status: success, data: wireSuggestions });

export const encodeSuggestions = (
  { products, categories, corrected }: Suggestions,
  spoken: Language,
): z.infer<typeof wireSuggestions> => ({
  products: products.map(({ id, price, picture, ...called }) => ({
    _id: id,
    name: spokenIn(spoken, called).name,
    price: toRupees(price),
    // The smallest of the finished files.
    image: picture?.files
      ? `/media/${picture.files.stem}-${Math.min(...picture.files.widths)}.avif`
      : (picture?.url ?? ''),
  })),
  categories: categories.map((one) => ({ slug: one.slug, name: categoryName(one, spoken) })),
  corrected: corrected ?? null,
});
