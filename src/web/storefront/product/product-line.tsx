import { Link } from 'react-router';
import { ProductName } from '#src/web/features/product-card/product-name.tsx';
import type { ProductTile } from '#src/web/features/product-card/product-tile.ts';
import { Picture } from '#src/web/ui/picture.tsx';
import { ahead } from '#src/web/ui/prefetch.ts';
import { formatPrice } from '#src/web/ui/price.tsx';
import { hrefs } from '#src/wire/pages.ts';

/** A product in one line: picture, name, price, and what is to be said of it beside this one. */
export const ProductLine = ({
  product: { id, name, price, picture },
  note,
}: {
  product: ProductTile;
  note?: string;
}) => (
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
      {note && <span className="text-sm text-pretty">{note}</span>}
    </span>
  </Link>
);
