import { RotateCcw } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { PutInCartNews } from '#src/web/features/cart/put-in-cart-news.tsx';
import { usePutInCart } from '#src/web/features/cart/use-put-in-cart.ts';
import type { OrderView } from '#src/web/features/order/order-view.ts';
import { LiveButton } from '#src/web/ui/live-button.tsx';

/** Adds the same products to the cart again, in the same quantities, and opens it; names and leaves out what is no longer sold. */
export function Reorder({ lines }: { lines: OrderView['lines'] }) {
  const t = useTranslations('orders.file');
  const { busy, error, missing, putInCart } = usePutInCart('orders');
  return (
    <>
      <LiveButton look="secondary" block loading={busy} onClick={() => putInCart(lines)}>
        <RotateCcw aria-hidden className="size-5" />
        {t('reorder')}
      </LiveButton>
      <PutInCartNews
        error={error}
        missing={missing && t('reorderFailed', { names: missing.join(', ') })}
        some={(missing?.length ?? 0) < lines.length}
      />
    </>
  );
}
