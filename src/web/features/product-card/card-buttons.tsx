import { Heart, Minus, Plus, Trash2 } from 'lucide-react';
import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import { chooseQuantity, toggleFavourite } from '#src/web/features/personal/optimistic-mutations.ts';
import { useCartQuantity, useIsFavourite } from '#src/web/features/personal/state.ts';
import { dropIntoCart, useSpring } from '#src/web/ui/answer-press.ts';

type ButtonFor = { id: string; name: string };

/** The heart over a picture. Its label says what a press does; the product's name follows for screen readers. */
export function HeartButton({ id, name }: ButtonFor) {
  const t = useTranslations('card');
  const on = useIsFavourite(id);
  const icon = useSpring<SVGSVGElement>(on);
  return (
    <button
      type="button"
      title={on ? t('removeFavourite') : t('addFavourite')}
      aria-label={on ? t('removeFavourite') : t('addFavourite')}
      aria-description={name}
      onClick={() => toggleFavourite(id)}
      className="group/heart grid size-11 place-items-center rounded-full"
    >
      <span className="grid size-9 place-items-center rounded-full bg-paper/90 text-ink transition-transform duration-200 group-hover/heart:scale-110 group-active/heart:scale-95">
        <Heart
          ref={icon}
          aria-hidden
          className={`size-5 transition-colors duration-200 ${on ? 'fill-brick text-brick' : ''}`}
        />
      </span>
    </button>
  );
}

/** The plus at a card's foot; once the product is in the cart, with a minus and the quantity. A sold-out product can only be removed. */
export function CartButton({ id, name, soldOut }: ButtonFor & { soldOut: boolean }) {
  const t = useTranslations('card');
  const shell = useTranslations('shell');
  const quantity = useCartQuantity(id);
  const plus = useRef<HTMLButtonElement>(null);
  if (soldOut && !quantity) return null;
  const last = soldOut || quantity === 1;
  const less = () => {
    void chooseQuantity(id, last ? 0 : quantity - 1);
    if (last) plus.current?.focus(); // the minus disappears
  };
  const more = () => {
    void chooseQuantity(id, quantity + 1);
    if (quantity > 0) return;
    dropIntoCart(plus.current?.closest('article')?.querySelector<HTMLImageElement>('[data-picture] img'));
  };
  const round =
    'grid size-9 place-items-center rounded-full transition-[background-color,color,transform] duration-200';
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend
    <span
      role="group"
      aria-label={quantity ? shell('quantityOf', { name }) : undefined}
      className={`relative z-10 -mb-1 ms-auto inline-flex shrink-0 items-center rounded-full ${quantity ? 'bg-brand-wash' : '-me-1'}`}
    >
      {quantity > 0 && (
        <>
          <button
            type="button"
            aria-label={last ? t('removeCart') : shell('decrease')}
            title={last ? t('removeCart') : undefined}
            aria-description={name}
            onClick={less}
            className="group/less grid size-11 place-items-center rounded-full text-link"
          >
            <span className={`${round} group-hover/less:bg-brand group-hover/less:text-on-brand`}>
              {last ? <Trash2 aria-hidden className="size-4.5" /> : <Minus aria-hidden className="size-5" />}
            </span>
          </button>
          <output className="tabular min-w-6 text-center text-[0.9375rem] font-bold">{quantity}</output>
        </>
      )}
      {!soldOut && (
        <button
          ref={plus}
          type="button"
          title={quantity ? undefined : t('addCart')}
          aria-label={quantity ? shell('increase') : t('addCart')}
          aria-description={name}
          onClick={more}
          className="group/plus grid size-11 place-items-center rounded-full"
        >
          <span
            className={`${round} bg-brand-wash text-link group-hover/plus:bg-brand group-hover/plus:text-on-brand group-active/plus:scale-95`}
          >
            <Plus aria-hidden className="size-5" />
          </span>
        </button>
      )}
    </span>
  );
}
