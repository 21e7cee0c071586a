import { createRoute } from '@hono/zod-openapi';
import { json, refusals } from '#src/api/answers/answers.ts';
import { cachedAnswer } from '#src/api/answers/cached-answer.ts';
import type { Api } from '#src/api/middleware.ts';
import { TAGS } from '#src/shop/catalogue/products/product.ts';
import { tidySku } from '#src/shop/catalogue/products/sku.ts';
import { suggestProducts } from '#src/shop/catalogue/search/suggest-products.ts';
import type { Shop } from '#src/shop/shop.ts';
import { encodeSuggestions, suggestionQuery, suggestionsAnswer } from '#src/wire/catalogue/search.ts';

/** Suggestions while typing in the search field. The same for everybody who reads a language, so they are cached like a page. */
export function searchCalls(api: Api, shop: Shop): void {
  api.openapi(
    createRoute({
      method: 'get',
      path: '/search/suggestions',
      tags: ['Products'],
      summary: 'Products and categories for a search that is being typed',
      request: { query: suggestionQuery },
      responses: {
        200: json(suggestionsAnswer, 'At most six products and three categories'),
        ...refusals(422),
      },
    }),
    async (c) => {
      const { q, language = 'en' } = c.req.valid('query');
      const answer = async () => {
        const found = await suggestProducts(shop, q);
        return {
          body: { status: 'success', data: encodeSuggestions(found, language) },
          tags: [TAGS.products, TAGS.categories, TAGS.popularity, ...found.products.map(({ id }) => TAGS.product(id))],
        };
      };
      return cachedAnswer(c, shop, `suggestions ${language} ${tidySku(q).toLowerCase()}`, answer) as never;
    },
  );
}
