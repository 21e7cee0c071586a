import type { suggestionsAnswer } from '#src/wire/catalogue/search.ts';
import type { Language } from '#src/wire/domain.ts';
import { type Answered, call } from './call.ts';

type Wire = Answered<typeof suggestionsAnswer>['data'];
export type Suggestions = Awaited<ReturnType<typeof suggestions>>;
export type Suggestion = Suggestions['products'][number];

/** In paise. */
const decode = ({ _id, name, price, image }: Wire['products'][number]) => ({
  id: _id,
  name,
  price: Math.round(price * 100),
  image,
});

/** Suggestions for the text typed; prices in paise, categories named in that language. */
export async function suggestions(q: string, signal: AbortSignal, language: Language = 'en') {
  const { data } = await call<{ answer: typeof suggestionsAnswer }>(
    'GET',
    `/search/suggestions?${new URLSearchParams({ q, language })}`,
    undefined,
    { signal },
  );
  return { products: data.products.map(decode), categories: data.categories };
}
