import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../components/button.tsx';
import { SelectField } from '../../components/field.tsx';
import { FacetGroup, FacetOption } from './facet-group.tsx';
import type { Facetted } from './facets.ts';
import { listOf, OFFERED_PLACEMENTS, type PlacementSlug, type ProductFilter, SORT_KEYS, toggled } from './filter.ts';
import { PriceRange } from './price-range.tsx';
import { useChoice } from './use-choice.ts';

const STARS = [4, 3, 2];

/** All that narrows and orders the list. A choice holds at once and stands in the address; without scripts the button sends the form. */
export function FilterPanel({ filter, known }: { filter: ProductFilter; known: Facetted }) {
  const t = useTranslations('products');
  const name = useId();
  const { shown, choose } = useChoice(filter);
  const { facets } = known;
  return (
    <form action="/products" className="grid gap-7">
      {filter.q && <input type="hidden" name="q" value={filter.q} />}
      {filter.category && <input type="hidden" name="category" value={filter.category} />}
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
        <FacetOption type="radio" name="sort" value="" checked={shown.sort === undefined} onChange={() => choose({ sort: undefined })}>
          {shown.q ? t('relevance') : t('featured')}
        </FacetOption>
        {SORT_KEYS.map((key) => (
          <FacetOption key={key} type="radio" name="sort" value={key} checked={shown.sort === key} onChange={() => choose({ sort: key })}>
            {t(`sorts.${key}`)}
          </FacetOption>
        ))}
      </fieldset>
      <FacetGroup title={t('brand')}>
        {known.brands.map(({ slug, name: brand }) => (
          <FacetOption
            key={slug}
            type="checkbox"
            name="brand"
            value={slug}
            count={facets.brands[slug] ?? 0}
            checked={listOf(shown.brand).includes(slug)}
            onChange={() => choose({ brand: toggled(shown.brand, slug) })}
          >
            {brand}
          </FacetOption>
        ))}
      </FacetGroup>
      <PriceRange key={`${filter.min} ${filter.max}`} filter={filter} onChange={choose} />
      <FacetGroup title={t('rating')}>
        {STARS.map((stars) => (
          <FacetOption
            key={stars}
            type="checkbox"
            name="rating"
            value={String(stars)}
            count={facets.ratings[stars] ?? 0}
            checked={shown.rating === stars}
            onChange={() => choose({ rating: shown.rating === stars ? undefined : stars })}
          >
            {t('ratingFrom', { stars })}
          </FacetOption>
        ))}
      </FacetGroup>
      <FacetGroup title={t('availability')}>
        <FacetOption
          type="checkbox"
          name="available"
          value="1"
          count={facets.available}
          checked={shown.available === true}
          onChange={() => choose({ available: shown.available ? undefined : true })}
        >
          {t('inStock')}
        </FacetOption>
      </FacetGroup>
      {known.origins.length > 1 && (
        <FacetGroup title={t('origin')}>
          {known.origins.map(({ slug, name: origin }) => (
            <FacetOption
              key={slug}
              type="checkbox"
              name="origin"
              value={slug}
              count={facets.origins[slug] ?? 0}
              checked={listOf(shown.origin).includes(slug)}
              onChange={() => choose({ origin: toggled(shown.origin, slug) })}
            >
              {origin}
            </FacetOption>
          ))}
        </FacetGroup>
      )}
      <noscript>
        <Button type="submit" look="secondary" block id={`${name}-apply`}>
          {t('apply')}
        </Button>
      </noscript>
    </form>
  );
}
