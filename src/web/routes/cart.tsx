import { useTranslations } from 'use-intl';
import { PageHead } from '../components/page-head.tsx';
import { PageTitle } from '../components/surface.tsx';
import { FailedPage } from '../failed-page.tsx';
import { useStore } from '../use-store.ts';
import type { Route } from './+types/cart.ts';
import { CartCheckout } from './cart/cart-checkout.tsx';
import { loadCart } from './cart.server.ts';

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
