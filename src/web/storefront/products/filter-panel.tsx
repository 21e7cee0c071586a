import { useCallback, useId } from 'react';
import { useTranslations } from 'use-intl';
import type { PlacementName } from '#src/kernel/placements.ts';
import { listOf, OFFERED_PLACEMENTS, type ProductFilter, SORT_KEYS } from '#src/web/features/product-filter/filter.ts';
import { Button } from '#src/web/ui/button.tsx';
import { SelectField } from '#src/web/ui/field.tsx';
import { hrefs } from '#src/wire/pages.ts';
import { FacetGroup, FacetOption } from './facet-group.tsx';
import type { Facetted } from './facets.ts';
import { type OptionName, pressOption } from './press-option.ts';
import { PriceRange } from './price-range.tsx';
import { useChoice } from './use-choice.ts';

const STARS = [4, 3, 2];

const offered = (count: number | undefined, chosen: boolean) => chosen || (count ?? 0) > 0;

type FilterPanelProps = {
  filter: ProductFilter;
  known: Facetted;
  /** False: only what comes first. */
  whole?: boolean;
};

/** Everything that filters and sorts the list. A choice applies at once and is in the address; without scripts the button submits the form. */
export function FilterPanel({ filter, known, whole = true }: FilterPanelProps) {
  const t = useTranslations('products');
  const name = useId();
  const { shown, choose } = useChoice(filter);
  const press = useCallback(
    (option: OptionName, value: string) => choose((chosen) => pressOption(chosen, option, value)),
    [choose],
  );
  const { facets } = known;
  const placements = [...OFFERED_PLACEMENTS, ...(shown.placement === 'shope' ? (['shope'] as const) : [])];
  return (
    <form action={hrefs.products()} className="grid gap-7">
      {filter.q && <input type="hidden" name="q" value={filter.q} />}
      {filter.category && <input type="hidden" name="category" value={filter.category} />}
      <SelectField
        label={t('placement')}
        name="placement"
        value={shown.placement ?? ''}
        onChange={(event) => choose({ placement: (event.target.value || undefined) as PlacementName | undefined })}
      >
        <option value="">{t('select')}</option>
        {placements.map((slug) => (
          <option key={slug} value={slug} disabled={!offered(facets.placements[slug], shown.placement === slug)}>
            {t(`placements.${slug}`)}
          </option>
        ))}
      </SelectField>
      <fieldset>
        <legend className="mb-1.5 text-sm font-semibold">{t('sort')}</legend>
        <FacetOption type="radio" name="sort" value="" checked={shown.sort === undefined} onPress={press}>
          {shown.q ? t('relevance') : t('featured')}
        </FacetOption>
        {SORT_KEYS.map((key) => (
          <FacetOption key={key} type="radio" name="sort" value={key} checked={shown.sort === key} onPress={press}>
            {t(`sorts.${key}`)}
          </FacetOption>
        ))}
      </fieldset>
      {whole && <Facets filter={filter} known={known} shown={shown} choose={choose} press={press} />}
      <noscript>
        <Button type="submit" look="secondary" block id={`${name}-apply`}>
          {t('apply')}
        </Button>
      </noscript>
    </form>
  );
}

type FacetsProps = Omit<FilterPanelProps, 'whole'> &
  ReturnType<typeof useChoice> & { press: (name: OptionName, value: string) => void };

/** What narrows the list; each choice with how many products it would leave. */
function Facets({ filter, known, shown, choose, press }: FacetsProps) {
  const t = useTranslations('products');
  const { facets } = known;
  const brands = known.brands.filter(({ slug }) => offered(facets.brands[slug], listOf(shown.brand).includes(slug)));
  const stars = STARS.filter((least) => offered(facets.ratings[least], shown.rating === least));
  const origins = known.origins.filter(({ slug }) =>
    offered(facets.origins[slug], listOf(shown.origin).includes(slug)),
  );
  return (
    <>
      {known.figures.map(({ figure, label, values }) => (
        <FacetGroup key={figure} title={label}>
          {values
            .filter(({ slug }) => offered(facets.figures[figure][slug], listOf(shown[figure]).includes(slug)))
            .map(({ slug, name: value }) => (
              <FacetOption
                key={slug}
                type="checkbox"
                name={figure}
                value={slug}
                count={facets.figures[figure][slug] ?? 0}
                checked={listOf(shown[figure]).includes(slug)}
                onPress={press}
              >
                {value}
              </FacetOption>
            ))}
        </FacetGroup>
      ))}
      {brands.length > 0 && (
        <FacetGroup title={t('brand')}>
          {brands.map(({ slug, name: brand }) => (
            <FacetOption
              key={slug}
              type="checkbox"
              name="brand"
              value={slug}
              count={facets.brands[slug] ?? 0}
              checked={listOf(shown.brand).includes(slug)}
              onPress={press}
            >
              {brand}
            </FacetOption>
          ))}
        </FacetGroup>
      )}
      <PriceRange filter={filter} onChange={choose} />
      {stars.length > 0 && (
        <FacetGroup title={t('rating')}>
          {stars.map((least) => (
            <FacetOption
              key={least}
              type="checkbox"
              name="rating"
              value={String(least)}
              count={facets.ratings[least] ?? 0}
              checked={shown.rating === least}
              onPress={press}
            >
              {t('ratingFrom', { stars: least })}
            </FacetOption>
          ))}
        </FacetGroup>
      )}
      {offered(facets.available, shown.available === true) && (
        <FacetGroup title={t('availability')}>
          <FacetOption
            type="checkbox"
            name="available"
            value="1"
            count={facets.available}
            checked={shown.available === true}
            onPress={press}
          >
            {t('inStock')}
          </FacetOption>
        </FacetGroup>
      )}
      {(origins.length > 1 || shown.origin) && (
        <FacetGroup title={t('origin')}>
          {origins.map(({ slug, name: origin }) => (
            <FacetOption
              key={slug}
              type="checkbox"
              name="origin"
              value={slug}
              count={facets.origins[slug] ?? 0}
              checked={listOf(shown.origin).includes(slug)}
              onPress={press}
            >
              {origin}
            </FacetOption>
          ))}
        </FacetGroup>
      )}
    </>
  );
}
