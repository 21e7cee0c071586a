import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { LineNews } from '#src/web/features/cart/line-news.tsx';
import type { LineView } from '#src/web/features/cart/line-view.ts';
import { ProductName } from '#src/web/features/product-card/product-name.tsx';
import { LiveButton } from '#src/web/ui/live-button.tsx';
import { Picture } from '#src/web/ui/picture.tsx';
import { Price } from '#src/web/ui/price.tsx';
import { Card } from '#src/web/ui/surface.tsx';
import { hrefs } from '#src/wire/pages.ts';

type TileProps = { line: LineView; busy: boolean; onMove: () => void; onForget: () => void };

export function SavedTile({ line, busy, onMove, onForget }: TileProps) {
  const t = useTranslations('cart.saved');
  const { id, name, price, listPrice, quantity, gone } = line;
  return (
    <Card as="li" className="grid grid-cols-[5.5rem_minmax(0,1fr)] gap-x-4 p-3">
      <span
        className={`block aspect-square self-start overflow-hidden rounded-card bg-well ${gone ? 'grayscale' : ''}`}
      >
        <Picture picture={line.picture} sizes="88px" decorative />
      </span>
      <div className="grid min-w-0 content-start gap-1">
        <h3 className="text-[0.9375rem] leading-snug font-semibold wrap-anywhere">
          {gone ? (
            name
          ) : (
            <Link to={hrefs.product(id)} className="inline-block rounded-card py-0.5 hover:text-link hover:underline">
              <ProductName name={name} />
            </Link>
          )}
        </h3>
        {!gone && <Price price={price} listPrice={listPrice} size="small" />}
        {quantity > 1 && <p className="tabular text-sm text-soft">{t('quantity', { count: quantity })}</p>}
        <LineNews line={line} />
        <div className="-ms-3 flex flex-wrap">
          {!gone && (
            <LiveButton
              look="quiet"
              size="small"
              className="px-3!"
              aria-description={name}
              loading={busy}
              onClick={onMove}
            >
              {t('move')}
            </LiveButton>
          )}
          <LiveButton
            look="quiet"
            size="small"
            className="px-3! text-soft! hover:text-ink!"
            aria-description={name}
            disabled={busy}
            onClick={onForget}
          >
            {t('forget')}
          </LiveButton>
        </div>
      </div>
    </Card>
  );
}
