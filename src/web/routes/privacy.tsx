import type { ReactNode } from 'react';
import { sellerOf } from '#src/brand.ts';
import { hrefs } from '#src/contract/pages.ts';
import { LegalPage } from '../legal/legal-page.tsx';
import { LegalSection, useSectionTitles } from '../legal/legal-section.tsx';
import { OwnLegalPage } from '../legal/own-legal-page.tsx';
import { useStore } from '../use-store.ts';
import type { Route } from './+types/privacy.ts';
import { CookieList } from './privacy/cookie-list.tsx';
import { DataList } from './privacy/data-list.tsx';
import { sectionsOf } from './privacy/facts.ts';
import { loadPrivacy } from './privacy.server.ts';

export const loader = ({ context }: Route.LoaderArgs) => loadPrivacy(context);

const AFTER: Record<string, ReactNode> = { data: <DataList />, cookies: <CookieList /> };

export default function Privacy({ loaderData: { origin, own } }: Route.ComponentProps) {
  const store = useStore();
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
