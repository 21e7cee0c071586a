import { useState } from 'react';
import { useNavigate } from 'react-router';
import { filterHref, type ProductFilter } from '#src/web/features/product-filter/filter.ts';
import { afterPaint } from '#src/web/ui/after-paint.ts';

/**
 * A choice shows at once, before its list has loaded; the address has the last word. Choices made in the meantime add up. `state` says which form
 * sent the list's next address.
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
    afterPaint(() => void navigate(filterHref(wanted), { preventScrollReset: true, state }));
  };
  return { shown, choose };
}
