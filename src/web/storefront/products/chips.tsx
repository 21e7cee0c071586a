import { useTranslations } from 'use-intl';
import {
  filterHref,
  listOf,
  type ProductFilter,
  toggled,
  WITHOUT_FIGURES,
} from '#src/web/features/product-filter/filter.ts';
import { Chip } from '#src/web/ui/chip.tsx';
import { formatPrice } from '#src/web/ui/price.tsx';
import type { Facetted } from './facets.ts';

type Named = { slug: string; name: string };

/** The categories with something to show, in one row; on a phone it scrolls. */
export function CategoryChips({
  categories,
  counts,
  filter,
}: {
  categories: Named[];
  counts: Record<string, number>;
  filter: ProductFilter;
}) {
  const t = useTranslations('products');
  const offered = categories.filter(({ slug }) => counts[slug] || filter.category === slug);
  return (
    <nav aria-label={t('categories')}>
      <ul className="bleed-row gap-2 py-1 lg:mx-0 lg:flex-wrap lg:gap-1.5 lg:overflow-visible lg:px-0">
        <li>
          <Chip to={filterHref(filter, { ...WITHOUT_FIGURES, category: undefined })} current={!filter.category}>
            {t('all')}
          </Chip>
        </li>
        {offered.map(({ slug, name }) => (
          <li key={slug}>
            <Chip to={filterHref(filter, { ...WITHOUT_FIGURES, category: slug })} current={filter.category === slug}>
              {name}
            </Chip>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The filters besides the category; a press removes one. */
export function ActiveChips({
  filter,
  known,
}: {
  filter: ProductFilter;
  known: Pick<Facetted, 'brands' | 'origins' | 'figures'>;
}) {
  const t = useTranslations('products');
  const chips = useChips(filter, known);
  if (chips.length === 0) return null;
  return (
    <ul className="mb-6 flex flex-wrap gap-2">
      {chips.map(([href, text]) => (
        <li key={href}>
          <Chip to={href} removeLabel={t('remove', { name: text })}>
            {text}
          </Chip>
        </li>
      ))}
      {chips.length > 1 && (
        <li>
          <Chip to={filterHref({ category: filter.category })}>{t('clear')}</Chip>
        </li>
      )}
    </ul>
  );
}

function useChips(
  filter: ProductFilter,
  { brands, origins, figures }: Pick<Facetted, 'brands' | 'origins' | 'figures'>,
): [href: string, text: string][] {
  const t = useTranslations('products');
  const { q, placement, min, max, rating, available } = filter;
  const nameIn = (list: Named[], slug: string) => list.find((one) => one.slug === slug)?.name ?? slug;
  const [from, to] = [formatPrice((min ?? 0) * 100), formatPrice((max ?? 0) * 100)];
  return [
    ...(q ? [[filterHref(filter, { q: undefined }), `“${q}”`] as [string, string]] : []),
    ...(placement
      ? [[filterHref(filter, { placement: undefined }), t(`placements.${placement}`)] as [string, string]]
      : []),
    ...listOf(filter.brand).map((slug): [string, string] => [
      filterHref(filter, { brand: toggled(filter.brand, slug) }),
      nameIn(brands, slug),
    ]),
    ...(min || max
      ? [
          [
            filterHref(filter, { min: undefined, max: undefined }),
            min && max ? t('chipPrice', { from, to }) : min ? t('chipFrom', { from }) : t('chipTo', { to }),
          ] as [string, string],
        ]
      : []),
    ...(rating
      ? [[filterHref(filter, { rating: undefined }), t('ratingFrom', { stars: rating })] as [string, string]]
      : []),
    ...(available ? [[filterHref(filter, { available: undefined }), t('inStock')] as [string, string]] : []),
    ...listOf(filter.origin).map((slug): [string, string] => [
      filterHref(filter, { origin: toggled(filter.origin, slug) }),
      nameIn(origins, slug),
    ]),
    ...figures.flatMap(({ figure, values }) =>
      listOf(filter[figure]).map((slug): [string, string] => [
        filterHref(filter, { [figure]: toggled(filter[figure], slug) }),
        nameIn(values, slug),
      ]),
    ),
  ];
}
