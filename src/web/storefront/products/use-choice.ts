import { useState } from 'react';
import { useNavigate } from 'react-router';
import { filterHref, type ProductFilter } from '#src/web/features/product-filter/filter.ts';

/**
 * A choice shows at once, before its list has come; the address has the last word. Choices made meanwhile add up. `state` tells the list's
 * next address which form sent it.
 */
export function useChoice(filter: ProductFilter) {
  const navigate = useNavigate();
  const [shown, setShown] = useState(filter);
  const [known, setKnown] = useState(filter);
  if (known !== filter) {
    setKnown(filter);
    setShown(filter);
  }
  const choose = (change: Partial<ProductFilter>, state?: object) => {
    const wanted = { ...shown, ...change };
    setShown(wanted);
    void navigate(filterHref(wanted), { preventScrollReset: true, state });
  };
  return { shown, choose };
}
