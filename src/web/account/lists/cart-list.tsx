import { useTranslations } from 'use-intl';
import { CartLines } from '#src/web/features/cart/cart-lines.tsx';
import type { LineView } from '#src/web/features/cart/line-view.ts';
import { useCartLines } from '#src/web/features/cart/use-cart-lines.ts';
import { LinkButton } from '#src/web/ui/button.tsx';
import { hrefs } from '#src/wire/pages.ts';
import { EmptyList } from './empty-list.tsx';

/** The cart as a list; orders are placed on the cart's own page. */
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
