import type { ReactNode } from 'react';
import { sellerOf } from '#src/kernel/brand.ts';
import { useShopSettings } from '#src/web/context/use-shop-settings.ts';
import { LegalPage } from '#src/web/features/legal/legal-page.tsx';
import { LegalSection, useSectionTitles } from '#src/web/features/legal/legal-section.tsx';
import { CookieList } from '#src/web/features/page-text/cookie-list.tsx';
import { DataList } from '#src/web/features/page-text/data-list.tsx';
import { sectionsOf } from '#src/web/features/page-text/facts/privacy-facts.ts';
import { OwnLegalPage } from '#src/web/features/page-text/own-legal-page.tsx';
import { hrefs } from '#src/wire/pages.ts';
import type { Route } from './+types/page.ts';

export { loader } from './page.server.ts';

const AFTER: Record<string, ReactNode> = { data: <DataList />, cookies: <CookieList /> };

export default function Privacy({ loaderData: { origin, own } }: Route.ComponentProps) {
  const store = useShopSettings();
  const all = sectionsOf(store);
  const titles = useSectionTitles('privacy', own ? [] : all);
  const address = origin + hrefs.privacy;
  if (own) return <OwnLegalPage area="privacy" address={address} own={own} parts={AFTER} />;
  return (
    <LegalPage area="privacy" address={address} facts={{ seller: sellerOf(store) }} sections={titles}>
      {all.map((section) => (
        <LegalSection key={section.id} area="privacy" section={section}>
          {AFTER[section.id]}
        </LegalSection>
      ))}
    </LegalPage>
  );
}
