import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { ProductName } from '#src/web/features/product-card/product-name.tsx';
import { Sku } from '#src/web/features/product-card/sku.tsx';
import { Picture } from '#src/web/ui/picture.tsx';
import { formatPrice } from '#src/web/ui/price.tsx';
import { hrefs } from '#src/wire/pages.ts';
import type { FileView } from './file-view.ts';

/** What was bought, with pictures, at the prices of that day. */
export function FileLines({ file: { order, owner, pictures } }: { file: FileView }) {
  const t = useTranslations('orders');
  return (
    <section aria-labelledby="file-lines">
      <h2 id="file-lines" className="mb-3 text-section font-bold">
        {t('products')}
      </h2>
      <ul className="divide-y divide-line border-y border-line">
        {order.lines.map((line) => (
          <li key={line.productId} className="flex items-center gap-4 py-4">
            <span className="block size-18 shrink-0 overflow-hidden rounded-card bg-well">
              {pictures[line.productId] && <Picture picture={pictures[line.productId]} sizes="72px" decorative />}
            </span>
            <div className="min-w-0 grow">
              <Link
                to={hrefs.product(line.productId)}
                className="font-semibold wrap-anywhere hover:text-link hover:underline"
              >
                <ProductName name={line.name} />
              </Link>
              {owner && <Sku sku={line.sku} className="text-sm text-soft" />}
              <p className="tabular text-sm text-soft">
                {t('file.times', { quantity: line.quantity, price: formatPrice(line.price) })}
              </p>
            </div>
            <p className="tabular font-semibold whitespace-nowrap">{formatPrice(line.price * line.quantity)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** `2 × Name, 1 × Other`. */
export const countsInWords = (order: FileView['order'], counts: { position: number; quantity: number }[]): string =>
  counts.map(({ position, quantity }) => `${quantity} × ${order.lines[position]?.name ?? ''}`).join(', ');
