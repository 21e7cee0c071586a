import { useShopSettings } from '#src/web/context/use-shop-settings.ts';
import { sectionsOf } from '#src/web/features/page-text/facts/returns-facts.ts';
import { PlainLegalPage } from '#src/web/features/page-text/plain-page.tsx';
import { hrefs } from '#src/wire/pages.ts';
import type { Route } from './+types/page.ts';

export { loader } from './page.server.ts';

export default function Returns({ loaderData: { origin, own } }: Route.ComponentProps) {
  return (
    <PlainLegalPage
      area="returns"
      address={origin + hrefs.returns}
      own={own}
      sections={sectionsOf(useShopSettings())}
    />
  );
}
