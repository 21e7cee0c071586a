import { useTranslations } from 'use-intl';
import { PageHead } from '#src/web/context/page-head.tsx';
import { PageTitle } from '#src/web/ui/surface.tsx';
import type { Route } from './+types/page.ts';
import { CartCheckout } from './cart-checkout.tsx';

export { loader } from './page.server.ts';

export default function Cart({ loaderData: parts }: Route.ComponentProps) {
  const t = useTranslations('cart');
  return (
    <div className="column">
      <PageHead title={t('title')} />
      <PageTitle title={t('title')} lead={parts.lines.length > 0 && t('items', { count: parts.lines.length })} />
      <CartCheckout {...parts} />
    </div>
  );
}
