import { useTranslations } from 'use-intl';
import { PageHead } from '#src/web/context/page-head.tsx';
import { PageTitle } from '#src/web/ui/surface.tsx';
import type { Route } from './+types/page.ts';
import { CartCheckout } from './cart-checkout.tsx';

export { loader } from './page.server.ts';

export default function Cart({ loaderData: { buyer, lines, saved, advice, addresses, payBy } }: Route.ComponentProps) {
  const t = useTranslations('cart');
  return (
    <div className="column">
      <PageHead title={t('title')} />
      <PageTitle title={t('title')} lead={lines.length > 0 && t('items', { count: lines.length })} />
      <CartCheckout buyer={buyer} lines={lines} saved={saved} advice={advice} addresses={addresses} payBy={payBy} />
    </div>
  );
}
