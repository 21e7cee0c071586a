import { useTranslations } from 'use-intl';
import { PageHead } from '#src/web/context/page-head.tsx';
import { useStore } from '#src/web/context/use-store.ts';
import { FailedPage } from '#src/web/layout/failed-page.tsx';
import { PageTitle } from '#src/web/ui/surface.tsx';
import type { Route } from './+types/page.ts';
import { CartCheckout } from './cart-checkout.tsx';
import { loadCart } from './page.server.ts';

export const loader = ({ context, request }: Route.LoaderArgs) => loadCart({ context, request });

export const ErrorBoundary = FailedPage;

export default function Cart({ loaderData: { buyer, lines, saved, addresses, checkoutScript } }: Route.ComponentProps) {
  const store = useStore();
  const t = useTranslations('cart');
  return (
    <div className="column">
      <PageHead title={`${t('title')} · ${store.name}`} />
      <PageTitle title={t('title')} lead={lines.length > 0 && t('items', { count: lines.length })} />
      <CartCheckout buyer={buyer} lines={lines} saved={saved} addresses={addresses} checkoutScript={checkoutScript} />
    </div>
  );
}
