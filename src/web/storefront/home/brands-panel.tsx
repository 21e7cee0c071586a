import { useLocale, useTranslations } from 'use-intl';
import { type Brand, BrandMark } from '#src/web/features/product-card/brand-mark.tsx';
import { LinkButton } from '#src/web/ui/button.tsx';
import { KeptMarkup } from '#src/web/ui/kept-markup.tsx';
import { hrefs } from '#src/wire/pages.ts';

/** Six brands by their logos, on one line where there is room. */
export function BrandsPanel({ brands }: { brands: Brand[] }) {
  const locale = useLocale();
  if (brands.length === 0) return null;
  return (
    <KeptMarkup by={['brands', locale, brands]}>
      <Panel brands={brands} />
    </KeptMarkup>
  );
}

function Panel({ brands }: { brands: Brand[] }) {
  const t = useTranslations('home');
  return (
    <section aria-labelledby="brands" className="grid gap-4 xl:grid-cols-[auto_minmax(0,1fr)] xl:items-center xl:gap-8">
      <header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 xl:grid xl:justify-items-start xl:gap-0">
        <h2 id="brands" className="text-section font-bold">
          {t('brands')}
        </h2>
        <LinkButton look="quiet" size="small" to={hrefs.brands} className="-me-4 xl:-ms-4">
          {t('allBrands')}
        </LinkButton>
      </header>
      <ul className="grid grid-cols-3 gap-2 rounded-panel bg-mist p-2 lg:grid-cols-6">
        {brands.map((brand) => (
          <li key={brand.slug}>
            <BrandMark brand={brand} lazy />
          </li>
        ))}
      </ul>
    </section>
  );
}
