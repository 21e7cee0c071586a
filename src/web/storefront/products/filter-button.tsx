import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { ProductFilter } from '#src/web/features/product-filter/filter.ts';
import { Button } from '#src/web/ui/button.tsx';
import { Dialog } from '#src/web/ui/dialog.tsx';
import { formatCount } from '#src/web/ui/price.tsx';
import { usePainted } from '#src/web/ui/use-painted.ts';
import type { Facetted } from './facets.ts';
import { FilterPanel } from './filter-panel.tsx';

type FilterButtonProps = { filter: ProductFilter; known: Facetted };

/** The panel as a sheet on narrow screens; its button says how many products the choices leave. */
export function FilterButton({ filter, known }: FilterButtonProps) {
  const t = useTranslations('products');
  const [open, setOpen] = useState(false);
  return (
    <div className="lg:hidden">
      <Button look="secondary" size="small" onClick={() => setOpen(true)}>
        <SlidersHorizontal aria-hidden className="size-4.5" />
        {t('filterAndSort')}
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={t('filterAndSort')}
        foot={
          <Button onClick={() => setOpen(false)}>
            {t('showCount', { count: known.total, shown: formatCount(known.total) })}
          </Button>
        }
      >
        <Sheet filter={filter} known={known} />
      </Dialog>
    </div>
  );
}

/** What a phone shows of the panel when it opens; the rest follows in the next frame, so that a cheap phone answers the press in time. */
function Sheet(panel: FilterButtonProps) {
  return <FilterPanel {...panel} whole={usePainted()} />;
}
