import { useRoot } from '#src/web/context/use-root.ts';
import { useShopSettings } from '#src/web/context/use-shop-settings.ts';
import { sectionsOf } from '#src/web/features/page-text/facts/shipping-facts.ts';
import { PlainLegalPage } from '#src/web/features/page-text/plain-page.tsx';
import { hrefs } from '#src/wire/pages.ts';
import type { Route } from './+types/page.ts';

export { loader } from './page.server.ts';

export default function Shipping({ loaderData: { origin, own } }: Route.ComponentProps) {
  return (
    <PlainLegalPage
      area="shipping"
      address={origin + hrefs.shipping}
      own={own}
      sections={sectionsOf(useShopSettings(), useRoot().area)}
    />
  );
}
