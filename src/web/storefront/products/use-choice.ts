import { useCallback, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { filterHref, type ProductFilter } from '#src/web/features/product-filter/filter.ts';
import { afterPaint } from '#src/web/ui/after-paint.ts';

type Change = Partial<ProductFilter>;

/**
 * A choice shows at once, before its list has loaded; the address has the last word. Choices made in the meantime add up. `state` says which form
 * sent the list's next address. `choose` stays the same function, so that only what a choice changes is rendered before it is painted.
 */
export function useChoice(filter: ProductFilter) {
  const navigate = useNavigate();
  const [shown, setShown] = useState(filter);
  const [known, setKnown] = useState(filter);
  const chosen = useRef(filter);
  if (known !== filter) {
    setKnown(filter);
    setShown(filter);
    chosen.current = filter;
  }
  const choose = useCallback(
    (change: Change | ((chosen: ProductFilter) => Change), state?: object) => {
      const wanted = { ...chosen.current, ...(typeof change === 'function' ? change(chosen.current) : change) };
      chosen.current = wanted;
      setShown(wanted);
      afterPaint(() => void navigate(filterHref(wanted), { preventScrollReset: true, state }));
    },
    [navigate],
  );
  return { shown, choose };
}
