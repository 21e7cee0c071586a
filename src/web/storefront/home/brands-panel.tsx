import { useTranslations } from 'use-intl';
import { type Brand, BrandMark } from '#src/web/features/product-card/brand-mark.tsx';
import { LinkButton } from '#src/web/ui/button.tsx';
import { hrefs } from '#src/wire/pages.ts';

/** Six brands by their logos. */
export function BrandsPanel({ brands }: { brands: Brand[] }) {
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
            <BrandMark brand={brand} lazy />
          </li>
        ))}
      </ul>
      <LinkButton look="secondary" block to={hrefs.brands}>
        {t('allBrands')}
      </LinkButton>
    </section>
  );
}
