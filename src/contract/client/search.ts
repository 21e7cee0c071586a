import { call } from '#src/contract/client/call.ts';

export type Suggestion = { id: string; name: string; price: number; image: string };
export type Suggestions = { products: Suggestion[]; categories: { slug: string; name: string }[] };

type Wire = { data: { products: { _id: string; name: string; price: number; image: string }[]; categories: { slug: string; name: string }[] } };

/** What the typed text may mean; prices in paise. */
export async function suggestions(q: string, signal: AbortSignal): Promise<Suggestions> {
  const { data } = await call<Wire>('GET', `/search/suggestions?q=${encodeURIComponent(q)}`, undefined, { signal });
  return {
    products: data.products.map(({ _id, name, price, image }) => ({ id: _id, name, price: Math.round(price * 100), image })),
    categories: data.categories,
  };
}
