import { lazy, Suspense } from 'react';
import type { RowProps } from './product-carousel.tsx';

const load = () => import('./product-carousel.tsx');

// The last thing on the page: the server prints it, and its script, with the carousel's, is fetched after the page's own.
const Carousel = import.meta.env.SSR ? (await load()).default : lazy(load);

/** Some products in a scrolling row; nothing if there are none. */
export function ProductRow(props: RowProps) {
  if (props.products.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <Carousel {...props} />
    </Suspense>
  );
}
