import { useTranslations } from 'use-intl';
import { ProductCard } from '#src/web/features/product-card/product-card.tsx';
import type { ProductTile } from '#src/web/features/product-card/product-tile.ts';
import { LinkButton } from '#src/web/ui/button.tsx';
import { EmptyState } from '#src/web/ui/states.tsx';
import { hrefs } from '#src/wire/pages.ts';

/** The way on from an empty cart, with the customer's favourites if there are any. */
export function EmptyCart({ favourites }: { favourites: ProductTile[] }) {
  const t = useTranslations('cart');
  return (
    <>
      <EmptyState
        title={t('empty')}
        text={t('emptyText')}
        action={
          <>
            <LinkButton to={hrefs.products()}>{t('emptyAction')}</LinkButton>
            <LinkButton look="secondary" to={hrefs.userList('favorites')}>
              {t('favourites')}
            </LinkButton>
          </>
        }
      />
      {favourites.length > 0 && (
        <section aria-labelledby="your-favourites" className="border-t border-line pt-8">
          <h2 id="your-favourites" className="mb-5 text-section font-bold">
            {t('yourFavourites')}
          </h2>
          <ul className="grid grid-cols-2 gap-x-4 gap-y-10 sm:grid-cols-3 lg:grid-cols-5">
            {favourites.map((product) => (
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
