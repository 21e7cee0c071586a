import { useTranslations } from 'use-intl';
import { ProductCard } from '#src/web/features/product-card/product-card.tsx';
import type { ProductTile } from '#src/web/features/product-card/product-tile.ts';
import { filterHref } from '#src/web/features/product-filter/filter.ts';
import { LinkButton } from '#src/web/ui/button.tsx';
import { EmptyState } from '#src/web/ui/states.tsx';
import { hrefs } from '#src/wire/pages.ts';

type NothingProps = { known: boolean; q: string | undefined; instead: ProductTile[] };

/** No product matches, or the category is unknown: either way there are links onward, and what others buy. */
export function NothingFits({ known, q, instead }: NothingProps) {
  const t = useTranslations('products.empty');
  return (
    <>
      <Reason known={known} q={q} />
      {instead.length > 0 && (
        <section aria-labelledby="instead" className="border-t border-line pt-8">
          <h2 id="instead" className="mb-5 text-section font-bold">
            {t('instead')}
          </h2>
          <ul className="grid grid-cols-2 gap-x-4 gap-y-10 lg:grid-cols-4">
            {instead.map((product) => (
              <li key={product.id}>
                <ProductCard product={product} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

function Reason({ known, q }: Omit<NothingProps, 'instead'>) {
  const t = useTranslations('products.empty');
  if (q)
    return (
      <EmptyState
        title={t('search', { q })}
        text={t('searchText')}
        action={<LinkButton to={filterHref({})}>{t('action')}</LinkButton>}
      />
    );
  return (
    <EmptyState
      title={known ? t('title') : t('unknown')}
      text={t('text')}
      action={<LinkButton to={filterHref({})}>{t('action')}</LinkButton>}
    />
  );
}

/** Nothing at all is on sale yet: no filter is to blame, so none is offered. */
export function BeingFilled() {
  const t = useTranslations('products.filling');
  return (
    <EmptyState
      title={t('title')}
      text={t('text')}
      action={<LinkButton to={hrefs.contact}>{t('action')}</LinkButton>}
    />
  );
}
