import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import type { OrderView } from '#src/web/features/order/order-view.ts';
import { ProductName } from '#src/web/features/product-card/product-name.tsx';
import { Picture } from '#src/web/ui/picture.tsx';
import { formatPrice } from '#src/web/ui/price.tsx';
import { hrefs } from '#src/wire/pages.ts';

/** What was bought, at the prices of that day. */
export function OrderLines({ lines, total }: { lines: OrderView['lines']; total: number }) {
  const t = useTranslations('orders');
  if (lines.length === 0) return <p className="text-soft">{t('noProducts')}</p>;
  return (
    <table className="w-full border-collapse text-sm">
      <caption className="pb-2 text-start text-sm font-bold">{t('products')}</caption>
      <thead className="border-y border-line text-soft">
        <tr>
          <th scope="col" className="py-2 pe-3 text-start font-medium">
            {t('product')}
          </th>
          <th scope="col" className="px-1.5 py-2 text-end font-medium sm:px-3">
            {t('quantity')}
          </th>
          <th scope="col" className="py-2 ps-1.5 text-end sm:ps-3 font-medium">
            {t('price')}
          </th>
        </tr>
      </thead>
      <tbody className="divide-y divide-line">
        {lines.map((line) => (
          <tr key={line.productId}>
            <td className="py-2.5 pe-1.5 wrap-anywhere sm:pe-3">
              <span className="flex items-center gap-2 sm:gap-3">
                <span aria-hidden className="block size-10 shrink-0 sm:size-12 overflow-hidden rounded-card bg-well">
                  <Picture picture={line.picture} sizes="48px" decorative />
                </span>
                <Link to={hrefs.product(line.productId)} className="font-semibold hover:text-link hover:underline">
                  <ProductName name={line.name} />
                </Link>
              </span>
            </td>
            <td className="tabular px-1.5 py-2.5 text-end sm:px-3">{line.quantity}</td>
            <td className="tabular py-2.5 ps-1.5 text-end sm:ps-3 whitespace-nowrap">{formatPrice(line.price)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot className="border-t border-line">
        <tr>
          <th scope="row" colSpan={2} className="py-3 pe-3 text-start font-bold">
            {t('total')}
          </th>
          <td className="tabular py-3 ps-3 text-end text-base font-bold whitespace-nowrap">{formatPrice(total)}</td>
        </tr>
      </tfoot>
    </table>
  );
}
