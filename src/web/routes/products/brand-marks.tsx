import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { formatCount } from '../../components/price.tsx';
import { filterHref } from './filter.ts';

type BrandMark = { slug: string; name: string; mark: string };

/** All brands of the shop by their marks; each opens the list of its products. */
export function BrandMarks({ brands, counts }: { brands: BrandMark[]; counts: Record<string, number> }) {
  const t = useTranslations('products.brandMarks');
  return (
    <section aria-labelledby="all-brands" className="mb-6 rounded-panel bg-mist p-4 sm:p-5">
      <h2 id="all-brands" className="mb-3 text-section font-bold">
        {t('title')}
      </h2>
      <ul className="grid grid-cols-2 gap-2 sm:grid-cols-4 lg:grid-cols-6 lg:gap-3">
        {brands.map(({ slug, name, mark }) => (
          <li key={slug}>
            <Link
              to={filterHref({ brand: slug })}
              className="grid h-full min-h-24 content-center justify-items-center gap-1.5 rounded-card bg-white px-3 py-3 text-[#0b2239] transition-shadow duration-200 hover:shadow-soft"
            >
              {mark ? <img src={`/${mark}`} alt={name} width={160} height={48} className="w-full max-w-30" /> : <span className="font-bold">{name}</span>}
              <span className="tabular text-xs font-medium text-[#51647a]">
                {t('count', { count: counts[slug] ?? 0, shown: formatCount(counts[slug] ?? 0) })}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
