import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { toggleCompared, useCompared } from '#src/web/features/compare/compare-list.ts';
import { CartButton } from '#src/web/features/product-card/card-buttons.tsx';
import { ProductName } from '#src/web/features/product-card/product-name.tsx';
import type { ProductTile } from '#src/web/features/product-card/product-tile.ts';
import { IconButton } from '#src/web/ui/button.tsx';
import { Picture } from '#src/web/ui/picture.tsx';
import { formatPrice } from '#src/web/ui/price.tsx';
import { Stars } from '#src/web/ui/stars.tsx';
import { hrefs } from '#src/wire/pages.ts';

/** The products compared: their pictures scroll away, names and prices stay at the top. `children` in the corner. */
export function CompareHead({ products, children }: { products: ProductTile[]; children: ReactNode }) {
  const t = useTranslations('compare');
  const remove = useRemove(products.map(({ id }) => id));
  return (
    <thead>
      <tr>
        <td className="align-bottom">{children}</td>
        {products.map(({ id, name, picture, soldOut }) => (
          <td key={id} className="relative">
            <div className="aspect-square overflow-hidden rounded-card bg-well">
              <Picture picture={picture} sizes="(min-width: 40rem) 280px, 180px" decorative />
            </div>
            <IconButton
              label={`${t('remove')}: ${name}`}
              onClick={() => remove(id)}
              className="absolute! end-4 top-1 hover:bg-transparent! max-md:-end-2 max-md:-top-1"
            >
              <span className="grid size-7 place-items-center rounded-full border border-line bg-paper">
                <X className="size-4" />
              </span>
            </IconButton>
            <span className="flex md:hidden">
              <CartButton id={id} name={name} soldOut={soldOut} />
            </span>
          </td>
        ))}
      </tr>
      <tr className="compare-names">
        <th scope="col" className="text-start align-bottom!">
          <span className="sr-only">{t('property')}</span>
          <span className="text-xs font-normal text-soft">{t('legend')}</span>
        </th>
        {products.map((product) => (
          <th key={product.id} scope="col" className="text-start font-normal">
            <Link
              to={hrefs.product(product.id)}
              className="line-clamp-3 font-semibold text-balance hover:text-link hover:underline max-md:line-clamp-4 max-md:text-[0.8125rem]/snug"
            >
              <ProductName name={product.name} />
            </Link>
            {product.ratingCount > 0 && <Stars rating={product.rating} count={product.ratingCount} />}
            <span className="flex items-center justify-between gap-x-2">
              <span className="pt-1 font-bold max-md:text-[0.8125rem] md:text-base">{formatPrice(product.price)}</span>
              <span className="max-md:hidden">
                <CartButton id={product.id} name={product.name} soldOut={product.soldOut} />
              </span>
            </span>
          </th>
        ))}
      </tr>
    </thead>
  );
}

/** Takes a product out of the address, and out of the list that is kept. */
function useRemove(ids: string[]): (id: string) => void {
  const navigate = useNavigate();
  const kept = useCompared();
  return (id) => {
    const one = kept.find((product) => product.id === id);
    if (one) toggleCompared(one);
    void navigate(hrefs.compare(ids.filter((other) => other !== id)), { preventScrollReset: true, replace: true });
  };
}
