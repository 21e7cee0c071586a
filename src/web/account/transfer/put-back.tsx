import { useTranslations } from 'use-intl';
import { PutInCartNews } from '#src/web/features/cart/put-in-cart-news.tsx';
import { usePutInCart } from '#src/web/features/cart/use-put-in-cart.ts';
import { LinkButton } from '#src/web/ui/button.tsx';
import { LiveButton } from '#src/web/ui/live-button.tsx';
import { hrefs } from '#src/wire/pages.ts';
import type { TransferView } from './page.server.ts';

/** Puts the goods of an order that came to nothing back into the cart; says what is no longer sold. */
export function PutBack({ lines }: { lines: TransferView['lines'] }) {
  const t = useTranslations('transfer');
  const { busy, error, missing, putInCart } = usePutInCart('transfer');
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap gap-3">
        <LiveButton loading={busy} onClick={() => putInCart(lines)}>
          {t('putBack')}
        </LiveButton>
        <LinkButton look="secondary" to={hrefs.orders}>
          {t('orders')}
        </LinkButton>
      </div>
      <PutInCartNews
        error={error}
        missing={missing && t('notBack', { names: missing.join(', ') })}
        some={(missing?.length ?? 0) < lines.length}
      />
    </div>
  );
}
