import { useTranslations } from 'use-intl';
import { Chip } from '../../components/chip.tsx';
import { filterHref, type ProductFilter } from './filter.ts';

type Named = { slug: string; name: string };

/** All categories in one row; on a phone it scrolls. */
export function CategoryChips({ categories, filter }: { categories: Named[]; filter: ProductFilter }) {
  const t = useTranslations('products');
  return (
    <nav aria-label={t('categories')}>
      <ul className="bleed-row gap-2 py-1 lg:mx-0 lg:flex-wrap lg:gap-1.5 lg:px-0">
        <li>
          <Chip to={filterHref(filter, { category: undefined })} current={!filter.category}>
            {t('all')}
          </Chip>
        </li>
        {categories.map(({ slug, name }) => (
          <li key={slug}>
            <Chip to={filterHref(filter, { category: slug })} current={filter.category === slug}>
              {name}
            </Chip>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** What narrows the list besides the category; a press takes it away. */
export function ActiveChips({ filter, brand }: { filter: ProductFilter; brand?: string }) {
  const t = useTranslations('products');
  const chips: [href: string, text: string][] = [];
  if (filter.placement) chips.push([filterHref(filter, { placement: undefined }), t(`placements.${filter.placement}`)]);
  if (filter.brand) chips.push([filterHref(filter, { brand: undefined }), brand ?? filter.brand]);
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
    </ul>
  );
}
