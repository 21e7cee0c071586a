import { type ReactNode, Suspense, useLayoutEffect, useState } from 'react';
import { IdScope } from '#src/web/preact/id-scope.ts';
import { type Wait, whenNear } from './when-near.ts';

type NearProps = { id: string; as?: 'div' | 'li'; className?: string; children: ReactNode };

/**
 * A part of a page that the browser takes over only once a shopper comes within a screen of it, or presses it: taking over a whole page at once keeps
 * a slow phone from answering for a second. Its id is its own in the page.
 */
export function Near({ id, as: Element = 'div', className = '', children }: NearProps) {
  const [wait] = useState(() => whenNear(id));
  return (
    <Suspense fallback={null}>
      <Part wait={wait}>
        <Element id={id} data-near="" className={`empty:hidden ${className}`}>
          <IdScope name={id}>{children}</IdScope>
        </Element>
      </Part>
    </Suspense>
  );
}

/** Its own effect runs after those of everything inside. */
function Part({ wait, children }: { wait: Wait | undefined; children: ReactNode }) {
  useLayoutEffect(() => wait?.live(), [wait]);
  if (wait && !wait.over) throw wait.end;
  return children;
}
