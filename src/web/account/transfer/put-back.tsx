import { useTranslations } from 'use-intl';
import { usePutInCart } from '#src/web/features/cart/use-put-in-cart.ts';
import { LinkButton } from '#src/web/ui/button.tsx';
import { LiveButton } from '#src/web/ui/live-button.tsx';
import { Notice } from '#src/web/ui/notice.tsx';
import { hrefs } from '#src/wire/pages.ts';
import type { TransferView } from './page.server.ts';

/** Puts the goods of an order that came to nothing back into the cart; says what is no longer sold. */
export function PutBack({ lines }: { lines: TransferView['lines'] }) {
  const t = useTranslations('transfer');
  const shell = useTranslations('shell');
  const { busy, missing, putInCart } = usePutInCart('transfer');
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
      {missing && (
        <Notice
          tone="warning"
          live
          action={
            missing.length < lines.length && (
              <LinkButton look="secondary" size="small" to={hrefs.cart}>
                {shell('viewCart')}
              </LinkButton>
            )
          }
        >
          {t('notBack', { names: missing.join(', ') })}
        </Notice>
      )}
    </div>
  );
}
