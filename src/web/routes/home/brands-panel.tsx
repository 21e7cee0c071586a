import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { hrefs } from '#src/contract/pages.ts';
import { LinkButton } from '../../components/button.tsx';
import type { BrandMark } from './tiles.ts';

/** Six brands by their marks. */
export function BrandsPanel({ brands }: { brands: BrandMark[] }) {
  const t = useTranslations('home');
  if (brands.length === 0) return null;
  return (
    <section aria-labelledby="brands" className="flex flex-col self-start rounded-panel bg-mist p-5">
      <h2 id="brands" className="mb-3 text-section font-bold">
        {t('brands')}
      </h2>
      <ul className="mb-4 grid grid-cols-2 gap-2 sm:max-lg:grid-cols-3">
        {brands.map((brand) => (
          <li key={brand.slug}>
            <Link
              to={`${hrefs.products()}?brand=${brand.slug}`}
              className="grid h-full min-h-14 place-items-center rounded-card bg-white px-3 py-2 transition-shadow duration-200 hover:shadow-soft"
            >
              <img src={`/${brand.mark}`} alt={brand.name} width={160} height={48} loading="lazy" className="w-full max-w-30" />
            </Link>
          </li>
        ))}
      </ul>
      <LinkButton look="secondary" block to={hrefs.brands}>
        {t('allBrands')}
      </LinkButton>
    </section>
  );
}
