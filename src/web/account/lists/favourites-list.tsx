import { useTranslations } from 'use-intl';
import { AlertButton } from '#src/web/features/alerts/alert-button.tsx';
import { toggleFavourite } from '#src/web/features/personal/optimistic-mutations.ts';
import { usePersonal } from '#src/web/features/personal/state.ts';
import { ProductCard } from '#src/web/features/product-card/product-card.tsx';
import { Button } from '#src/web/ui/button.tsx';
import { EmptyList } from './empty-list.tsx';
import { GoneProduct } from './gone-product.tsx';
import type { ListedProduct } from './list-view.ts';

/** Favourites, newest first; removing one removes its card. */
export function FavouritesList({ items }: { items: ListedProduct[] }) {
  const t = useTranslations('lists');
  const ready = usePersonal((personal) => personal.phase === 'ready');
  const hearts = usePersonal((personal) => personal.favourites);
  const shown = items.filter(({ product }) => !ready || hearts.has(product.id));
  if (shown.length === 0) return <EmptyList type="favorites" />;
  return (
    <ul className="grid grid-cols-2 gap-x-4 gap-y-10 sm:grid-cols-3 lg:grid-cols-4 xl:grid-cols-5">
      {shown.map(({ product, gone }, at) => (
        <li key={product.id}>
          {gone ? (
            <GoneProduct product={product}>
              <Button
                look="secondary"
                size="small"
                aria-description={product.name}
                disabled={!ready}
                onClick={() => void toggleFavourite(product.id)}
              >
                {t('remove')}
              </Button>
            </GoneProduct>
          ) : (
            <div className="grid gap-2">
              <ProductCard product={product} heading="h2" eager={at < 2} />
              <AlertButton
                productId={product.id}
                about={product.name}
                kind={product.soldOut ? 'stock' : 'price'}
                look="quiet"
                size="small"
              />
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}
