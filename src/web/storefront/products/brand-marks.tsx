import { useTranslations } from 'use-intl';
import { type Brand, BrandMark } from '#src/web/features/product-card/brand-mark.tsx';
import { formatCount } from '#src/web/ui/price.tsx';

/** All brands of the shop by their logos. */
export function BrandMarks({ brands, counts }: { brands: Brand[]; counts: Record<string, number> }) {
  const t = useTranslations('products.brandMarks');
  return (
    <section aria-labelledby="all-brands" className="mb-6 rounded-panel bg-mist p-4 sm:p-5">
      <h2 id="all-brands" className="mb-3 text-section font-bold">
        {t('title')}
      </h2>
      <ul className="grid grid-cols-2 gap-2 sm:grid-cols-3 lg:grid-cols-6 lg:gap-3">
        {brands.map((brand) => (
          <li key={brand.slug}>
            <BrandMark
              brand={brand}
              count={t('count', { count: counts[brand.slug] ?? 0, shown: formatCount(counts[brand.slug] ?? 0) })}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
