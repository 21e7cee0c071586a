import { Check, Heart, Plus } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { toggleFavourite, toggleInCart } from '../personal/acts.ts';
import { useIsFavourite, useIsInCart } from '../personal/state.ts';

type ButtonFor = { id: string; name: string };

/** The heart over a picture. Its name says what a press does; the product's name follows for those who hear it alone. */
export function HeartButton({ id, name }: ButtonFor) {
  const t = useTranslations('card');
  const on = useIsFavourite(id);
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
        <Heart aria-hidden className={`size-5 transition-colors duration-200 ${on ? 'fill-brick text-brick' : ''}`} />
      </span>
    </button>
  );
}

/** The plus at a card's foot; a tick while the product is in the cart. A sold-out product can only be taken out. */
export function CartButton({ id, name, soldOut }: ButtonFor & { soldOut: boolean }) {
  const t = useTranslations('card');
  const on = useIsInCart(id);
  if (soldOut && !on) return null;
  return (
    <button
      type="button"
      title={on ? t('removeCart') : t('addCart')}
      aria-label={on ? t('removeCart') : t('addCart')}
      aria-description={name}
      onClick={() => toggleInCart(id)}
      className="group/plus relative z-10 -me-1 -mb-1 grid size-11 shrink-0 place-items-center rounded-full"
    >
      <span
        className={`grid size-9 place-items-center rounded-full transition-[background-color,color,transform] duration-200 group-active/plus:scale-95 ${on ? 'bg-leaf text-ground' : 'bg-brand-wash text-link group-hover/plus:bg-brand group-hover/plus:text-on-brand'}`}
      >
        {on ? <Check aria-hidden className="size-5" /> : <Plus aria-hidden className="size-5" />}
      </span>
    </button>
  );
}
