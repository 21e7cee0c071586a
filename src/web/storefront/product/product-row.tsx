import { type ReactNode, Suspense, useState } from 'react';
import { lazyWithRetry } from '#src/web/ui/lazy-with-retry.ts';
import { type Wait, whenNear } from '#src/web/ui/when-near.ts';
import type { RowProps } from './product-carousel.tsx';

/** The id of its title. */
const TITLE = 'others';

const load = () => import('./product-carousel.tsx');

// The last thing on the page: the server prints it, and its script, with the carousel's, is fetched when a shopper comes near it.
const Carousel = import.meta.env.SSR ? (await load()).default : lazyWithRetry(load);

/** Some products in a scrolling row; nothing if there are none. */
export function ProductRow(props: Omit<RowProps, 'id'>) {
  const [wait] = useState(() => whenNear(TITLE));
  if (props.products.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <After wait={wait}>
        <Carousel {...props} id={TITLE} />
      </After>
    </Suspense>
  );
}

function After({ wait, children }: { wait: Wait | undefined; children: ReactNode }) {
  if (wait && !wait.over) throw wait.end;
  return children;
}
