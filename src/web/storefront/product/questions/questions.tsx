import { Suspense } from 'react';
import { lazyWithRetry } from '#src/web/ui/lazy-with-retry.ts';
import type { ProductView } from '../view.ts';

const load = () => import('./questions-section.tsx');

// Far below what a shopper came for: the server prints it, and its script is fetched after the page's own, which then takes over what was printed.
const Section = import.meta.env.SSR ? (await load()).default : lazyWithRetry(load);

/** Questions that the shop answered, and the way to ask another. */
export function Questions({ product }: { product: ProductView }) {
  if (product.draft) return null;
  return (
    <Suspense fallback={null}>
      <Section product={product} />
    </Suspense>
  );
}
