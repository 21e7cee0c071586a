import { Bookmark, Trash2 } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { ProductName } from '#src/web/features/product-card/product-name.tsx';
import { LiveButton } from '#src/web/ui/live-button.tsx';
import { ErrorNotice } from '#src/web/ui/notice.tsx';
import { Picture } from '#src/web/ui/picture.tsx';
import { formatPrice, Price } from '#src/web/ui/price.tsx';
import { QuantityStepper } from '#src/web/ui/quantity-stepper.tsx';
import { hrefs } from '#src/wire/pages.ts';
import { LineNews } from './line-news.tsx';
import type { LineView } from './line-view.ts';

type LineProps = {
  line: LineView;
  failed: string | undefined;
  onQuantity: (quantity: number) => void;
  onRemove: () => void;
  onSave: () => void;
};

export function CartLineRow({ line, failed, onQuantity, onRemove, onSave }: LineProps) {
  const t = useTranslations('cart');
  const { id, name, price, listPrice, quantity, gone } = line;
  return (
    <li className="grid grid-cols-[5.5rem_minmax(0,1fr)] gap-x-4 gap-y-3 py-5 sm:grid-cols-[8rem_minmax(0,1fr)_auto] sm:gap-x-6">
      <span
        className={`row-span-2 block aspect-square self-start overflow-hidden rounded-card bg-well ${gone ? 'grayscale' : ''}`}
      >
        <Picture picture={line.picture} sizes="(min-width: 40rem) 128px, 88px" decorative />
      </span>
      <div className="min-w-0">
        <h2 className="font-semibold wrap-anywhere">
          {gone ? (
            name
          ) : (
            <Link to={hrefs.product(id)} className="inline-block rounded-card py-0.5 hover:text-link hover:underline">
              <ProductName name={name} />
            </Link>
          )}
        </h2>
        {line.facts && !gone && <p className="tabular text-sm text-soft">{line.facts}</p>}
        <LineNews line={line} />
        {quantity > 1 && !gone && (
          <p className="tabular mt-1 text-sm text-soft">{t('each', { price: formatPrice(price) })}</p>
        )}
      </div>
      {!gone && (
        <Price
          price={price * quantity}
          listPrice={listPrice * quantity}
          className="col-start-2 sm:col-start-3 sm:row-start-1 sm:flex-col sm:items-end"
        />
      )}
      <div className="col-span-2 flex flex-wrap items-center gap-x-1 sm:col-start-2">
        {!gone && <QuantityStepper value={quantity} onChange={onQuantity} about={name} />}
        <span className="ms-auto -me-2 flex flex-wrap justify-end">
          {!gone && (
            <LiveButton
              look="quiet"
              size="small"
              className="px-2! text-soft! hover:text-ink! max-sm:text-[0.8125rem]! sm:px-3!"
              aria-description={name}
              onClick={onSave}
            >
              <Bookmark aria-hidden className="size-4.5" />
              {t('save')}
            </LiveButton>
          )}
          <LiveButton
            look="quiet"
            size="small"
            className="px-2! text-soft! hover:text-ink! max-sm:text-[0.8125rem]! sm:px-3!"
            aria-description={name}
            onClick={onRemove}
          >
            <Trash2 aria-hidden className="size-4.5" />
            {t('remove')}
          </LiveButton>
        </span>
      </div>
      {failed && (
        <div className="col-span-full">
          <ErrorNotice>{failed}</ErrorNotice>
        </div>
      )}
    </li>
  );
}
