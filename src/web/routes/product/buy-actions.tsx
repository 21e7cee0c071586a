import { Check, Heart, ShoppingCart } from 'lucide-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button, LinkButton } from '../../components/button.tsx';
import { Price } from '../../components/price.tsx';
import { toggleFavourite, toggleInCart } from '../../personal/acts.ts';
import { takeLater } from '../../personal/later.ts';
import { askToSignIn } from '../../personal/prompt.ts';
import { useIsFavourite, useIsInCart, usePersonal } from '../../personal/state.ts';
import { filterHref } from '../products/filter.ts';
import { StockWords } from './stock-words.tsx';
import type { ProductView } from './view.ts';

// Loaded on the first press: most visitors of the page never open it.
const BuyNowDialog = lazy(() => import('../../checkout/buy-now-dialog.tsx'));

/** Buy Now, Add to cart and the heart; on a phone a bar that stays at the lower edge. */
export function BuyActions({ product }: { product: ProductView }) {
  const t = useTranslations('product');
  const card = useTranslations('card');
  const { id, stock, draft } = product;
  const hearted = useIsFavourite(id);
  const inCart = useIsInCart(id);
  const phase = usePersonal((personal) => personal.phase);
  const [asked, setAsked] = useState(false);
  const [buying, setBuying] = useState(false);
  const sellable = stock > 0 && !draft;
  const buy = () => {
    if (phase === 'guest' || phase === 'signed-out') return askToSignIn({ does: 'buy', id });
    setAsked(true);
    setBuying(true);
  };
  useEffect(() => {
    if (phase === 'ready' && takeLater(['buy'], id)) {
      setAsked(true);
      setBuying(true);
    }
  }, [phase, id]);
  return (
    <div className="buy-bar flex flex-wrap gap-x-3 gap-y-2">
      <div className="flex basis-full items-center justify-between gap-3 md:hidden">
        <Price price={product.price} listPrice={product.listPrice} />
        <StockWords stock={product.stock} small />
      </div>
      <button
        type="button"
        aria-label={hearted ? card('removeFavourite') : card('addFavourite')}
        onClick={() => toggleFavourite(id)}
        className="grid size-13 shrink-0 place-items-center rounded-card inset-ring inset-ring-edge transition-colors duration-200 hover:bg-mist md:order-last"
      >
        <Heart aria-hidden className={`size-6 ${hearted ? 'fill-brick text-brick' : ''}`} />
      </button>
      {(sellable || inCart) && (
        <Button look="secondary" size="large" className="grow px-3! lg:basis-0" onClick={() => toggleInCart(id)}>
          {inCart ? <Check aria-hidden className="size-5 text-leaf" /> : <ShoppingCart aria-hidden className="size-5 max-xs:hidden" />}
          {inCart ? card('removeCart') : card('addCart')}
        </Button>
      )}
      <Button size="large" className="grow px-3! md:order-first lg:basis-0" disabled={!sellable} onClick={buy}>
        {sellable ? t('buyNow') : t('soldOut')}
      </Button>
      {stock <= 0 && !draft && product.category.slug && (
        <LinkButton look="secondary" size="large" className="grow px-3! lg:basis-0" to={filterHref({ category: product.category.slug, available: true })}>
          {t('inStockInstead')}
        </LinkButton>
      )}
      {asked && (
        <Suspense fallback={null}>
          <BuyNowDialog product={product} quantity={1} open={buying} onClose={() => setBuying(false)} />
        </Suspense>
      )}
    </div>
  );
}
