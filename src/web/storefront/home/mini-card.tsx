import { Link } from 'react-router';
import { useLocale } from 'use-intl';
import { CardBadge } from '#src/web/features/product-card/product-card.tsx';
import { ProductName } from '#src/web/features/product-card/product-name.tsx';
import { KeptMarkup } from '#src/web/ui/kept-markup.tsx';
import { Picture } from '#src/web/ui/picture.tsx';
import { ahead } from '#src/web/ui/prefetch.ts';
import { formatPrice } from '#src/web/ui/price.tsx';
import { hrefs } from '#src/wire/pages.ts';
import type { MiniTile } from './tiles.ts';

/** Picture, name and price; nothing to press but the tile. */
export function MiniCard({ product, sizes, small = false }: MiniCardProps) {
  return (
    <KeptMarkup by={['mini', useLocale(), sizes, small, product]}>
      <Mini product={product} sizes={sizes} small={small} />
    </KeptMarkup>
  );
}

type MiniCardProps = { product: MiniTile; sizes: string; small?: boolean };

function Mini({ product, sizes, small = false }: MiniCardProps) {
  return (
    <Link to={hrefs.product(product.id)} prefetch={ahead()} className="group flex h-full flex-col rounded-card">
      <span className="relative block aspect-square overflow-hidden rounded-card bg-well">
        <span className="block size-full transition-transform duration-250 ease-calm group-hover:scale-[1.025]">
          <Picture picture={product.picture} sizes={sizes} decorative />
        </span>
        <CardBadge product={product} small={small} />
      </span>
      <span
        className={`mt-3 leading-[1.35] font-semibold text-balance group-hover:text-link ${small ? 'line-clamp-3 text-sm' : 'line-clamp-2 text-[0.9375rem]'}`}
      >
        <ProductName name={product.name} />
      </span>
      <span className={`tabular mt-auto block pt-1 font-bold ${small ? 'text-sm' : ''}`}>
        {formatPrice(product.price)}
      </span>
    </Link>
  );
}
