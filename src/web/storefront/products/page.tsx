import { useTranslations } from 'use-intl';
import { PageHead } from '#src/web/context/page-head.tsx';
import { useRoot } from '#src/web/context/use-root.ts';
import { CompareToggle } from '#src/web/features/compare/compare-toggle.tsx';
import { CompareTray } from '#src/web/features/compare/compare-tray.tsx';
import { ProductCard } from '#src/web/features/product-card/product-card.tsx';
import { filterHref, isFiltered } from '#src/web/features/product-filter/filter.ts';
import { GuestSearch } from '#src/web/features/search/guest-search.tsx';
import { Breadcrumb } from '#src/web/ui/breadcrumb.tsx';
import { Near } from '#src/web/ui/near.tsx';
import { formatCount } from '#src/web/ui/price.tsx';
import type { Route } from './+types/page.ts';
import { BrandMarks } from './brand-marks.tsx';
import { ActiveChips, CategoryChips } from './chips.tsx';
import { FilterButton } from './filter-button.tsx';
import { FilterPanel } from './filter-panel.tsx';
import { BeingFilled, NothingFits } from './nothing-fits.tsx';
import { Paging } from './paging.tsx';

export { loader } from './page.server.ts';

export default function Products({ loaderData }: Route.ComponentProps) {
  const t = useTranslations('products');
  const { filter, category, brand, origin, corrected, filling, marks } = loaderData;
  const { kind } = useRoot();
  const title = filter.q
    ? t('searchTitle', { q: filter.q })
    : (category?.name ?? brand?.name ?? (filter.placement ? t(`placements.${filter.placement}`) : t('title')));
  const lead = category?.blurb || brand?.line || t('lead');
  return (
    <div className="column">
      <PageHead
        title={title}
        description={lead}
        canonical={
          origin +
          filterHref(
            { category: filter.category, placement: filter.placement, brand: filter.brand },
            { page: filter.page },
          )
        }
        noindex={isFiltered(filter) || marks.length > 0}
      />
      {kind === 'guest' && <GuestSearch />}
      <Breadcrumb trail={title === t('title') ? [] : [[filterHref({}), t('title')]]} here={title} />
      <header className="grid gap-1.5 pt-3 pb-6">
        <h1 className="text-title font-bold">{title}</h1>
        {filter.q ? (
          corrected && <p className="text-soft">{t('corrected', { words: corrected })}</p>
        ) : (
          <p className="max-w-prose text-soft">{lead}</p>
        )}
      </header>
      {marks.length > 0 && <BrandMarks brands={marks} counts={loaderData.facets.brands} />}
      {filling ? <BeingFilled /> : <List data={loaderData} />}
      <CompareTray />
    </div>
  );
}

/** The products that match, with the filters beside them. */
function List({ data: loaderData }: { data: Route.ComponentProps['loaderData'] }) {
  const t = useTranslations('products');
  const { filter, products, total, pages, categories, category, instead } = loaderData;
  const none = products.length === 0;
  // No other brand would help either: filters that all lead to nothing only make the failure louder, and the chips can be taken off.
  const stuck = none && !Object.values(loaderData.facets.brands).some(Boolean);
  return (
    <>
      <Near id="list-categories">
        <CategoryChips categories={categories} counts={loaderData.facets.categories} filter={filter} />
      </Near>
      <div className={`grid gap-8 pt-6 ${stuck ? '' : 'lg:grid-cols-[15.5rem_minmax(0,1fr)] lg:gap-12'}`}>
        <aside aria-label={t('filter')} className="max-lg:hidden" hidden={stuck}>
          <div className="sticky top-26 fade-foot max-h-[calc(100dvh-8rem)] overflow-y-auto pe-2 pb-10 [scrollbar-width:thin]">
            <Near id="list-filters">
              <FilterPanel filter={filter} known={loaderData} />
            </Near>
          </div>
        </aside>
        <section aria-label={t('results')}>
          <div className="mb-5 flex min-h-11 flex-wrap items-center justify-between gap-3">
            <p role="status" className="tabular text-[0.9375rem] font-semibold">
              {t('count', { count: total, shown: formatCount(total) })}
            </p>
            <FilterButton filter={filter} known={loaderData} />
          </div>
          <ActiveChips filter={filter} known={loaderData} />
          {none ? (
            <NothingFits known={!filter.category || category !== undefined} q={filter.q} instead={instead} />
          ) : (
            <ul className="grid grid-cols-2 gap-x-4 gap-y-10 sm:grid-cols-3 xl:grid-cols-4">
              {products.map((product, index) => (
                <Near
                  as="li"
                  key={product.id}
                  id={`card-${product.id}`}
                  className="grid grid-rows-[minmax(0,1fr)_auto]"
                >
                  <ProductCard
                    product={product}
                    heading="h2"
                    eager={index < 2}
                    sizes="(min-width: 80rem) 240px, (min-width: 40rem) 30vw, 27vw"
                  />
                  <CompareToggle id={product.id} name={product.name} category={product.category} />
                </Near>
              ))}
            </ul>
          )}
          <Near id="list-paging">
            <Paging filter={filter} pages={pages} />
          </Near>
        </section>
      </div>
    </>
  );
}
