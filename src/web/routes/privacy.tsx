import type { ReactNode } from 'react';
import { type Store, sellerOf } from '#src/brand.ts';
import { hrefs } from '#src/contract/pages.ts';
import { LegalPage } from '../legal/legal-page.tsx';
import { LegalSection, type Section, useSectionTitles } from '../legal/legal-section.tsx';
import { useStore } from '../use-store.ts';
import type { Route } from './+types/privacy.ts';
import { CookieList } from './privacy/cookie-list.tsx';
import { DataList } from './privacy/data-list.tsx';
import { loadPrivacy } from './privacy.server.ts';

export const loader = ({ context }: Route.LoaderArgs) => loadPrivacy(context);

const sectionsOf = ({ legal, contact, longName }: Store): readonly Section[] => [
  { id: 'who', paragraphs: 1, facts: { seller: sellerOf({ legal, longName }), address: legal.address, email: contact.email } },
  { id: 'data', paragraphs: 1 },
  { id: 'others', paragraphs: 3, facts: { provider: legal.paymentProvider } },
  { id: 'cookies', paragraphs: 1 },
  { id: 'rights', paragraphs: 3, facts: { email: contact.email } },
  { id: 'withdraw', paragraphs: 2, facts: { email: contact.email } },
  { id: 'safe', paragraphs: 2 },
  { id: 'complain', paragraphs: 2, facts: officerFacts(legal) },
];
const officerFacts = ({ grievanceOfficer: { name, phone, email } }: Store['legal']) => ({ officer: name, phone, email });
const AFTER: Record<string, ReactNode> = { data: <DataList />, cookies: <CookieList /> };

export default function Privacy({ loaderData: { origin } }: Route.ComponentProps) {
  const store = useStore();
  const all = sectionsOf(store);
  return (
    <LegalPage area="privacy" address={origin + hrefs.privacy} facts={{ seller: sellerOf(store) }} sections={useSectionTitles('privacy', all)}>
      {all.map((section) => (
        <LegalSection key={section.id} area="privacy" section={section}>
          {AFTER[section.id]}
        </LegalSection>
      ))}
    </LegalPage>
  );
}
