import type { ReactNode } from 'react';
import { sellerOf } from '#src/brand.ts';
import { hrefs } from '#src/contract/pages.ts';
import { LegalPage } from '../legal/legal-page.tsx';
import { LegalSection, type Section, useSectionTitles } from '../legal/legal-section.tsx';
import { useStore } from '../use-store.ts';
import type { Route } from './+types/grievance.ts';
import { ComplaintForm } from './grievance/complaint-form.tsx';
import { OfficerCard } from './grievance/officer-card.tsx';
import { TicketLookup } from './grievance/ticket-lookup.tsx';
import { loadGrievance } from './grievance.server.ts';

export const loader = ({ context }: Route.LoaderArgs) => loadGrievance(context);

const SECTIONS: readonly Section[] = [
  { id: 'officer', paragraphs: 1 },
  { id: 'promise', paragraphs: 3 },
  { id: 'file', paragraphs: 1 },
  { id: 'lookup', paragraphs: 1 },
  { id: 'further', paragraphs: 2 },
];
const AFTER: Record<string, ReactNode> = { officer: <OfficerCard />, file: <ComplaintForm />, lookup: <TicketLookup /> };

export default function Grievance({ loaderData: { origin } }: Route.ComponentProps) {
  const store = useStore();
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
