import { useEffect, useState } from 'react';
import { afterPaint } from './after-paint.ts';

/** False until a component's first picture is on the screen: what lies below the fold of a sheet can wait for that. */
export function usePainted(): boolean {
  const [painted, setPainted] = useState(false);
  useEffect(() => afterPaint(() => setPainted(true)), []);
  return painted;
}
