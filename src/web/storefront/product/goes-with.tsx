import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { ProductName } from '#src/web/features/product-card/product-name.tsx';
import type { ProductTile } from '#src/web/features/product-card/product-tile.ts';
import { Picture } from '#src/web/ui/picture.tsx';
import { ahead } from '#src/web/ui/prefetch.ts';
import { formatPrice } from '#src/web/ui/price.tsx';
import { hrefs } from '#src/wire/pages.ts';

/** What the product is used with: a kit's own parts, or the kits that include it. */
export function GoesWith({ products }: { products: ProductTile[] }) {
  const t = useTranslations('product');
  if (products.length === 0) return null;
  return (
    <section aria-labelledby="goes-with">
      <h2 id="goes-with" className="mb-3 text-lg font-bold tracking-tight">
        {t('goesWith')}
      </h2>
      <ul className="grid gap-1">
        {products.map(({ id, name, price, picture }) => (
          <li key={id}>
            <Link
              to={hrefs.product(id)}
              prefetch={ahead()}
              className="-mx-2 grid grid-cols-[auto_minmax(0,1fr)] items-center gap-4 rounded-card p-2 hover:bg-mist"
            >
              <span className="block size-18 overflow-hidden rounded-card bg-well">
                <Picture picture={picture} sizes="72px" decorative />
              </span>
              <span className="grid gap-0.5">
                <span className="font-semibold text-balance">
                  <ProductName name={name} />
                </span>
                <span className="tabular text-sm text-soft">{formatPrice(price)}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
