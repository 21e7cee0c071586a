import type { ReactNode } from 'react';
import { sellerOf } from '#src/kernel/brand.ts';
import { useShopSettings } from '#src/web/context/use-shop-settings.ts';
import { LegalPage } from '#src/web/features/legal/legal-page.tsx';
import { LegalSection, type Section, useSectionTitles } from '#src/web/features/legal/legal-section.tsx';
import { hrefs } from '#src/wire/pages.ts';
import type { Route } from './+types/page.ts';
import { ComplaintForm } from './complaint-form.tsx';
import { OfficerCard } from './officer-card.tsx';
import { TicketLookup } from './ticket-lookup.tsx';

export { loader } from './page.server.ts';

const SECTIONS: readonly Section[] = [
  { id: 'officer', paragraphs: 1 },
  { id: 'promise', paragraphs: 3 },
  { id: 'file', paragraphs: 1 },
  { id: 'lookup', paragraphs: 1 },
  { id: 'further', paragraphs: 2 },
];
const AFTER: Record<string, ReactNode> = {
  officer: <OfficerCard />,
  file: <ComplaintForm />,
  lookup: <TicketLookup />,
};

export default function Grievance({ loaderData: { origin } }: Route.ComponentProps) {
  const store = useShopSettings();
  return (
    <LegalPage
      area="grievance"
      address={origin + hrefs.grievance}
      facts={{ officer: store.legal.grievanceOfficer.name || sellerOf(store) }}
      sections={useSectionTitles('grievance', SECTIONS)}
    >
      {SECTIONS.map((section) => (
        <LegalSection key={section.id} area="grievance" section={section}>
          {AFTER[section.id]}
        </LegalSection>
      ))}
    </LegalPage>
  );
}
