import { useTranslations } from 'use-intl';
import { AlertButton } from '#src/web/features/alerts/alert-button.tsx';
import { addSet, toggleFavourite } from '#src/web/features/personal/optimistic-mutations.ts';
import { usePersonal } from '#src/web/features/personal/state.ts';
import { ProductCard } from '#src/web/features/product-card/product-card.tsx';
import { Button } from '#src/web/ui/button.tsx';
import { formatPrice } from '#src/web/ui/price.tsx';
import { EmptyList } from './empty-list.tsx';
import { GoneProduct } from './gone-product.tsx';
import type { ListedFavourite } from './list-view.ts';

/** Favourites, newest first; removing one removes its card. */
export function FavouritesList({ items }: { items: ListedFavourite[] }) {
  const t = useTranslations('lists');
  const ready = usePersonal((personal) => personal.phase === 'ready');
  const hearts = usePersonal((personal) => personal.favourites);
  const shown = items.filter(({ product }) => !ready || hearts.has(product.id));
  if (shown.length === 0) return <EmptyList type="favorites" />;
  return (
    <>
      <AddAll items={shown} />
      <ul className="grid grid-cols-2 gap-x-4 gap-y-10 sm:grid-cols-3 lg:grid-cols-4 xl:grid-cols-5">
        {shown.map(({ product, gone, saved }, at) => (
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
                {saved > 0 && (
                  <p className="text-sm font-semibold text-leaf">{t('cheaper', { amount: formatPrice(saved) })}</p>
                )}
                <AlertButton
                  productId={product.id}
                  about={product.name}
                  kind={product.soldOut ? 'stock' : 'price'}
                  brief
                />
              </div>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

/** Puts one of each favourite into the cart that can be bought and is not in it; not shown for a single one, which has its own button. */
function AddAll({ items }: { items: ListedFavourite[] }) {
  const t = useTranslations('lists');
  const cart = usePersonal((personal) => personal.cart);
  const wanted = items.filter(({ product, gone }) => !gone && !product.soldOut && !cart.has(product.id));
  if (wanted.length < 2) return null;
  return (
    <Button
      look="secondary"
      className="mb-6"
      onClick={() =>
        addSet(
          'favorites',
          wanted.map(({ product }) => ({ id: product.id, quantity: 1 })),
        )
      }
    >
      {t('addAll', { count: wanted.length })}
    </Button>
  );
}
