import { useTranslations } from 'use-intl';
import type { ProductTile } from '#src/web/features/product-card/product-tile.ts';
import { ProductLine } from './product-line.tsx';

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
        {products.map((product) => (
          <li key={product.id}>
            <ProductLine product={product} />
          </li>
        ))}
      </ul>
    </section>
  );
}
