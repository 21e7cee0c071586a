import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import type { OrderView } from '#src/web/features/order/order-view.ts';
import { ProductName } from '#src/web/features/product-card/product-name.tsx';
import { Picture } from '#src/web/ui/picture.tsx';
import { formatPrice } from '#src/web/ui/price.tsx';
import { Table } from '#src/web/ui/table.tsx';
import { hrefs } from '#src/wire/pages.ts';

/** What was bought, at the prices of that day. */
export function OrderLines({ lines, total }: { lines: OrderView['lines']; total: number }) {
  const t = useTranslations('orders');
  return (
    <Table
      caption={t('products')}
      captioned
      rows={lines}
      keyOf={({ productId }) => productId}
      none={t('noProducts')}
      columns={[
        {
          key: 'product',
          name: t('product'),
          heads: true,
          className: 'wrap-anywhere',
          cell: (line) => (
            <span className="flex items-center gap-2 sm:gap-3">
              <span aria-hidden className="block size-10 shrink-0 overflow-hidden rounded-card bg-well sm:size-12">
                <Picture picture={line.picture} sizes="48px" decorative />
              </span>
              <Link to={hrefs.product(line.productId)} className="font-semibold hover:text-link hover:underline">
                <ProductName name={line.name} />
              </Link>
            </span>
          ),
        },
        {
          key: 'quantity',
          name: t('quantity'),
          figure: true,
          className: 'align-middle',
          cell: ({ quantity }) => quantity,
        },
        {
          key: 'price',
          name: t('price'),
          figure: true,
          className: 'align-middle',
          cell: ({ price }) => formatPrice(price),
        },
      ]}
      foot={[t('total'), null, formatPrice(total)]}
    />
  );
}
