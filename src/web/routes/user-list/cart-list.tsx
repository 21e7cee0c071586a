import { useTranslations } from 'use-intl';
import { hrefs } from '#src/contract/pages.ts';
import { LinkButton } from '../../components/button.tsx';
import { CartLines } from '../cart/cart-lines.tsx';
import type { LineView } from '../cart/line-view.ts';
import { useCartLines } from '../cart/use-cart-lines.ts';
import { EmptyList } from './empty-list.tsx';

/** The cart as a list; the order is placed on the cart's own page. */
export function CartList({ uid, lines }: { uid: string; lines: LineView[] }) {
  const t = useTranslations('lists');
  const cart = useCartLines(uid, lines);
  return (
    <div className="grid gap-6">
      <CartLines cart={cart} />
      {cart.lines.length === 0 ? (
        <EmptyList type="cart" />
      ) : (
        <LinkButton to={hrefs.cart} className="justify-self-start max-sm:justify-self-stretch">
          {t('checkout')}
        </LinkButton>
      )}
    </div>
  );
}
