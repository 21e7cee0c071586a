import { memo, useState } from 'react';
import { Link } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import { Badge } from '#src/web/ui/badge.tsx';
import { growPicture, mayGrow } from '#src/web/ui/growing-picture.ts';
import { KeptMarkup } from '#src/web/ui/kept-markup.tsx';
import { Picture } from '#src/web/ui/picture.tsx';
import { ahead } from '#src/web/ui/prefetch.ts';
import { formatPrice } from '#src/web/ui/price.tsx';
import { Stars } from '#src/web/ui/stars.tsx';
import { hrefs } from '#src/wire/pages.ts';
import { CartButton, HeartButton } from './card-buttons.tsx';
import { ProductName } from './product-name.tsx';
import type { ProductTile } from './product-tile.ts';

type CardProps = { product: ProductTile; sizes?: string; eager?: boolean; heading?: 'h2' | 'h3' };

/**
 * A product in a list; on phones and wide screens a row inside `data-rows`. The whole card is one link; heart and plus are buttons beside it, on top of it
 * (rules.md §7). Rendered anew only if it differs: the router renders the page at each step of a navigation.
 */
export const ProductCard = memo(function ProductCard({
  product,
  sizes = '(min-width: 80rem) 248px, (min-width: 48rem) 30vw, 27vw',
  eager = false,
  heading = 'h3',
}: CardProps) {
  const locale = useLocale();
  const card = <Card product={product} sizes={sizes} eager={eager} heading={heading} />;
  return eager ? card : <KeptMarkup by={['card', locale, sizes, heading, shownOf(product)]}>{card}</KeptMarkup>;
});

/** A whole domain product may be given, with more than the card shows. */
const shownOf = ({
  id,
  name,
  price,
  listPrice,
  discount,
  soldOut,
  rating,
  ratingCount,
  picture,
  facts,
}: ProductTile) => ({ id, name, price, listPrice, discount, soldOut, rating, ratingCount, picture, facts });

function Card({ product, sizes, eager, heading: Heading }: Required<CardProps>) {
  const t = useTranslations('card');
  // The second picture is for mice, so the page is sent without it.
  const [pointedAt, setPointedAt] = useState(false);
  return (
    <article
      className="group relative flex h-full flex-col row:grid row:grid-cols-[6.5rem_1fr] lg:row:grid-cols-[8rem_1fr] row:grid-rows-[repeat(3,auto)_1fr] row:gap-x-4"
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && setPointedAt(true)}
    >
      <div data-picture="" className="relative aspect-square overflow-hidden rounded-card bg-well row:row-span-4">
        <span className="block size-full transition-transform duration-250 ease-calm group-hover:scale-[1.025]">
          <Picture picture={product.picture} sizes={sizes} eager={eager} decorative />
        </span>
        {pointedAt && product.secondPicture && (
          <span className="absolute inset-0 hidden motion-safe:group-hover:block motion-safe:group-hover:appear">
            <Picture picture={product.secondPicture} sizes={sizes} decorative />
          </span>
        )}
        <CardBadge product={product} />
      </div>
      <Heading className="mt-3 line-clamp-3 text-[0.9375rem] leading-[1.35] font-semibold sm:line-clamp-2 row:mt-0 row:pe-10">
        <Link
          to={hrefs.product(product.id)}
          prefetch={ahead()}
          viewTransition={mayGrow()}
          onClick={({ currentTarget }) => growPicture(currentTarget)}
          className="rounded-card group-hover:text-link after:absolute after:inset-0 after:rounded-card"
        >
          <ProductName name={product.name} />
        </Link>
      </Heading>
      {product.facts && <p className="tabular mt-1 text-xs text-soft">{product.facts}</p>}
      {product.ratingCount > 0 && <Stars rating={product.rating} count={product.ratingCount} className="mt-1.5" />}
      <div className="mt-auto flex flex-wrap items-end justify-between gap-1 pt-2 row:col-start-2 row:row-start-4">
        <CardPrice product={product} />
        <CartButton id={product.id} name={product.name} soldOut={product.soldOut} />
      </div>
      <span className="absolute end-1.5 top-1.5 z-10">
        <HeartButton id={product.id} name={product.name} />
      </span>
      {product.soldOut && <span className="sr-only">{t('soldOut')}</span>}
    </article>
  );
}

function CardBadge({ product }: { product: ProductTile }) {
  const t = useTranslations('card');
  if (product.soldOut)
    return <Badge className="absolute start-2.5 top-2.5 bg-white! text-[#4a5b6e]!">{t('soldOut')}</Badge>;
  if (product.discount <= 0) return null;
  return (
    <Badge tone="sun" className="tabular absolute start-2.5 top-2.5">
      {t('off', { discount: product.discount })}
    </Badge>
  );
}

/** The price above the struck-through list price, the same height with and without one. */
function CardPrice({ product }: { product: ProductTile }) {
  const t = useTranslations('card');
  return (
    <p className="tabular grid min-h-11 content-end leading-tight">
      {product.listPrice > product.price && (
        <s className="text-xs text-soft">
          <span className="sr-only">{t('listPrice')} </span>
          {formatPrice(product.listPrice)}
        </s>
      )}
      <span className="text-[0.9375rem] font-bold sm:text-base">{formatPrice(product.price)}</span>
    </p>
  );
}
