import { Heart, ShoppingCart, Trash2 } from 'lucide-react';
import { Suspense, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { AlertButton } from '#src/web/features/alerts/alert-button.tsx';
import { chooseQuantity, toggleFavourite } from '#src/web/features/personal/optimistic-mutations.ts';
import { takePendingAction } from '#src/web/features/personal/pending-action.ts';
import { askToSignIn } from '#src/web/features/personal/prompt.ts';
import { useCartQuantity, useIsFavourite, usePersonal } from '#src/web/features/personal/state.ts';
import { filterHref } from '#src/web/features/product-filter/filter.ts';
import { dropIntoCart, useSpring } from '#src/web/ui/answer-press.ts';
import { Button, IconButton, LinkButton } from '#src/web/ui/button.tsx';
import { GROWN } from '#src/web/ui/growing-picture.ts';
import { lazyWithRetry } from '#src/web/ui/lazy-with-retry.ts';
import { Price } from '#src/web/ui/price.tsx';
import { QuantityStepper } from '#src/web/ui/quantity-stepper.tsx';
import { hrefs } from '#src/wire/pages.ts';
import type { ProductView } from './view.ts';

// Loaded on the first press: most visitors of the page never open it.
const BuyNowDialog = lazyWithRetry(() => import('#src/web/features/checkout/buy-now-dialog.tsx'));

/** Quantity, Buy Now, Add to cart and the heart; on a phone, a bar that stays at the bottom edge. */
export function BuyActions({ product }: { product: ProductView }) {
  const t = useTranslations('product');
  const card = useTranslations('card');
  const { id, stock, draft } = product;
  const inCart = useCartQuantity(id);
  const [chosen, setChosen] = useState(1);
  const shell = useTranslations('shell');
  const phase = usePersonal((personal) => personal.phase);
  const [popup, setPopup] = useState<{ quantity: number; open: boolean }>();
  const sellable = stock > 0 && !draft;
  const quantity = inCart || chosen;
  const way = useRef<HTMLSpanElement>(null);
  const pressed = useRef(false);
  const carted = inCart > 0;
  const wasCarted = useRef(carted);
  const put = (many: number) => {
    pressed.current = true;
    void chooseQuantity(id, many);
  };
  // Another button replaces the pressed one, at once or when the lists have loaded; it takes over the focus.
  useEffect(() => {
    if (wasCarted.current === carted) return;
    wasCarted.current = carted;
    if (pressed.current) way.current?.querySelector<HTMLElement>('a, button')?.focus({ preventScroll: true });
    pressed.current = false;
  }, [carted]);
  const buy = () => {
    if (phase === 'guest' || phase === 'signed-out') return askToSignIn({ does: 'buy', id, quantity });
    setPopup({ quantity, open: true });
  };
  useEffect(() => {
    const wish = phase === 'ready' ? takePendingAction(['buy'], id) : undefined;
    if (wish?.does === 'buy') setPopup({ quantity: wish.quantity, open: true });
  }, [phase, id]);
  return (
    <div className="buy-bar flex flex-wrap content-start gap-x-3 gap-y-2 [--bar:8rem]">
      <div className="flex basis-full items-center justify-between gap-3 md:order-first md:mb-1 md:justify-start">
        <span className="md:hidden">
          <Price price={product.price} listPrice={product.listPrice} />
        </span>
        {sellable ? (
          <>
            <span className="text-[0.9375rem] font-semibold max-md:sr-only">{t('quantity')}</span>
            <QuantityStepper
              value={quantity}
              onChange={(next) => (inCart ? void chooseQuantity(id, next) : setChosen(next))}
              about={product.name}
            />
          </>
        ) : null}
        {inCart > 0 && (
          <IconButton label={card('removeCart')} onClick={() => put(0)} className="max-md:-me-2">
            <Trash2 />
          </IconButton>
        )}
      </div>
      <FavouriteButton id={id} className="size-13 rounded-card inset-ring inset-ring-edge hover:bg-mist md:hidden" />
      <span ref={way} className="contents">
        {carted ? (
          <LinkButton look="secondary" size="large" className="grow px-3!" to={hrefs.cart}>
            <ShoppingCart aria-hidden className="size-5 max-xs:hidden" />
            {shell('viewCart')}
          </LinkButton>
        ) : (
          sellable && (
            <Button
              look="secondary"
              size="large"
              className="grow px-3!"
              onClick={() => {
                put(chosen);
                dropIntoCart(document.querySelector<HTMLImageElement>(`.${GROWN} img`));
              }}
            >
              <ShoppingCart aria-hidden className="size-5 max-xs:hidden" />
              {card('addCart')}
            </Button>
          )
        )}
      </span>
      <Button size="large" className="grow px-3! md:order-first" disabled={!sellable} onClick={buy}>
        {sellable ? t('buyNow') : t('soldOut')}
      </Button>
      {stock <= 0 && !draft && <AlertButton productId={id} kind="stock" className="basis-full md:order-last" />}
      {stock <= 0 && !draft && product.category.slug && (
        <LinkButton
          look="secondary"
          size="large"
          className="grow px-3!"
          to={filterHref({ category: product.category.slug, available: true })}
        >
          {t('inStockInstead')}
        </LinkButton>
      )}
      {popup && (
        <Suspense fallback={null}>
          <BuyNowDialog
            key={popup.quantity}
            product={product}
            quantity={popup.quantity}
            open={popup.open}
            onClose={() => setPopup({ ...popup, open: false })}
          />
        </Suspense>
      )}
    </div>
  );
}

/** The heart: in the bar of a phone, else in the picture's corner. */
export function FavouriteButton({ id, className }: { id: string; className: string }) {
  const t = useTranslations('card');
  const hearted = useIsFavourite(id);
  const icon = useSpring<SVGSVGElement>(hearted);
  return (
    <button
      type="button"
      aria-label={hearted ? t('removeFavourite') : t('addFavourite')}
      onClick={() => toggleFavourite(id)}
      className={`grid shrink-0 place-items-center transition-colors duration-200 ${className}`}
    >
      <Heart ref={icon} aria-hidden className={`size-6 ${hearted ? 'fill-brick text-brick' : ''}`} />
    </button>
  );
}
