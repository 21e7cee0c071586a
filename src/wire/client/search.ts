import type { Language } from '#src/wire/domain.ts';
import { call } from './call.ts';

export type Suggestion = { id: string; name: string; price: number; image: string };
export type Suggestions = { products: Suggestion[]; categories: { slug: string; name: string }[] };

type Wire = {
  data: {
    products: { _id: string; name: string; price: number; image: string }[];
    categories: { slug: string; name: string }[];
  };
};

/** What the typed text may mean; prices in paise, categories named in that language. */
export async function suggestions(q: string, signal: AbortSignal, language: Language = 'en'): Promise<Suggestions> {
  const { data } = await call<Wire>('GET', `/search/suggestions?${new URLSearchParams({ q, language })}`, undefined, {
    signal,
  });
  return {
    products: data.products.map(({ _id, name, price, image }) => ({
      id: _id,
      name,
      price: Math.round(price * 100),
      image,
    })),
    categories: data.categories,
  };
}
