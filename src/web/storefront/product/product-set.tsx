import { Plus, ShoppingCart } from 'lucide-react';
import { Fragment } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { addSet } from '#src/web/features/personal/optimistic-mutations.ts';
import { usePersonal } from '#src/web/features/personal/state.ts';
import { ProductName } from '#src/web/features/product-card/product-name.tsx';
import { Button, LinkButton } from '#src/web/ui/button.tsx';
import { Picture } from '#src/web/ui/picture.tsx';
import { formatPrice } from '#src/web/ui/price.tsx';
import { hrefs } from '#src/wire/pages.ts';
import type { SetLine } from './view.ts';

/** The array around a panel or an inverter: so many of each, at one price, added with one press. `own`: the page's product. */
export function ProductSet({ own, lines }: { own: string; lines: SetLine[] }) {
  const t = useTranslations('product.set');
  const shell = useTranslations('shell');
  const carted = usePersonal(({ cart }) =>
    lines.every(({ product, quantity }) => (cart.get(product.id) ?? 0) >= quantity),
  );
  const total = lines.reduce((sum, { product, quantity }) => sum + product.price * quantity, 0);
  const wanted = lines.map(({ product: { id }, quantity }) => ({ id, quantity }));
  return (
    <div className="grid gap-6 rounded-panel bg-mist p-5 sm:p-8 xl:grid-cols-[minmax(0,1fr)_17rem] xl:items-center xl:gap-10">
      <ul className="grid gap-2 md:grid-cols-[1fr_auto_1fr_auto_1fr] md:items-start md:gap-4">
        {lines.map(({ product, quantity }, at) => (
          <Fragment key={product.id}>
            {at > 0 && (
              <li aria-hidden className="grid place-items-center max-md:hidden md:h-32">
                <Plus className="size-5 text-soft" />
              </li>
            )}
            <li className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-4 md:grid-cols-1">
              <span className="relative block size-24 overflow-hidden rounded-card bg-well md:size-32">
                <Picture picture={product.picture} sizes="128px" decorative />
              </span>
              <span className="grid content-start gap-1">
                <span className="tabular text-xl font-bold">{t('quantity', { count: quantity })}</span>
                <span className="text-[0.9375rem] leading-snug font-semibold text-balance">
                  {product.id === own ? (
                    <ProductName name={product.name} />
                  ) : (
                    <Link to={hrefs.product(product.id)} className="py-2.5 hover:underline">
                      <ProductName name={product.name} />
                    </Link>
                  )}
                </span>
                <span className="tabular text-sm text-soft">{formatPrice(product.price * quantity)}</span>
              </span>
            </li>
          </Fragment>
        ))}
      </ul>
      <div className="grid gap-3 border-t border-line pt-5 xl:border-s xl:border-t-0 xl:ps-10 xl:pt-0">
        <p className="grid gap-0.5">
          <span className="text-sm text-soft">{t('total')}</span>
          <span className="tabular text-2xl font-bold">{formatPrice(total)}</span>
        </p>
        {carted ? (
          <LinkButton look="secondary" size="large" to={hrefs.cart}>
            <ShoppingCart aria-hidden className="size-5" />
            {shell('viewCart')}
          </LinkButton>
        ) : (
          <Button look="secondary" size="large" onClick={() => addSet(own, wanted)}>
            <ShoppingCart aria-hidden className="size-5" />
            {t('add')}
          </Button>
        )}
        <p className="text-sm text-pretty text-soft">{t('checked')}</p>
      </div>
    </div>
  );
}
