import { SlidersHorizontal } from 'lucide-react';
import { useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { Button } from '../../components/button.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { SelectField } from '../../components/field.tsx';
import { filterHref, OFFERED_PLACEMENTS, type PlacementSlug, type ProductFilter, SORT_KEYS } from './filter.ts';

/** Placement and order. A choice holds at once and stands in the address; without scripts the button sends the form. */
export function FilterPanel({ filter }: { filter: ProductFilter }) {
  const t = useTranslations('products');
  const name = useId();
  const { shown, choose } = useChoice(filter);
  return (
    <form action="/products" className="grid gap-7">
      {filter.category && <input type="hidden" name="category" value={filter.category} />}
      {filter.brand && <input type="hidden" name="brand" value={filter.brand} />}
      <SelectField
        label={t('placement')}
        name="placement"
        value={shown.placement ?? ''}
        onChange={(event) => choose({ placement: (event.target.value || undefined) as PlacementSlug | undefined })}
      >
        <option value="">{t('select')}</option>
        {[...OFFERED_PLACEMENTS, ...(shown.placement === 'shope' ? (['shope'] as const) : [])].map((slug) => (
          <option key={slug} value={slug}>
            {t(`placements.${slug}`)}
          </option>
        ))}
      </SelectField>
      <fieldset>
        <legend className="mb-1.5 text-sm font-semibold">{t('sort')}</legend>
        {SORT_KEYS.map((key) => (
          <label
            key={key}
            htmlFor={`${name}-${key}`}
            className="flex min-h-11 items-center gap-3 rounded-card text-[0.9375rem] has-checked:font-semibold hover:text-link"
          >
            <input
              id={`${name}-${key}`}
              type="radio"
              name="sort"
              value={key}
              checked={shown.sort === key}
              onChange={() => choose({ sort: key })}
              className="size-5 accent-[var(--color-link)]"
            />
            {t(`sorts.${key}`)}
          </label>
        ))}
      </fieldset>
      <noscript>
        <Button type="submit" look="secondary" block>
          {t('apply')}
        </Button>
      </noscript>
    </form>
  );
}

/** A choice shows at once, before its list has come; the address has the last word. */
function useChoice(filter: ProductFilter) {
  const navigate = useNavigate();
  const [shown, setShown] = useState(filter);
  const [known, setKnown] = useState(filter);
  if (known !== filter) {
    setKnown(filter);
    setShown(filter);
  }
  const choose = (change: Partial<ProductFilter>) => {
    setShown({ ...shown, ...change });
    navigate(filterHref({ ...filter, placement: shown.placement, sort: shown.sort }, change), { preventScrollReset: true });
  };
  return { shown, choose };
}

/** The same as a sheet on narrow screens. */
export function FilterButton({ filter }: { filter: ProductFilter }) {
  const t = useTranslations('products');
  const [open, setOpen] = useState(false);
  return (
    <div className="lg:hidden">
      <Button look="secondary" size="small" onClick={() => setOpen(true)}>
        <SlidersHorizontal aria-hidden className="size-4.5" />
        {t('filterAndSort')}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={t('filterAndSort')} foot={<Button onClick={() => setOpen(false)}>{t('show')}</Button>}>
        <FilterPanel filter={filter} />
      </Dialog>
    </div>
  );
}
