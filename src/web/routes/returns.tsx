import type { Store } from '#src/brand.ts';
import { hrefs } from '#src/contract/pages.ts';
import type { Section } from '../legal/legal-section.tsx';
import { PlainLegalPage } from '../legal/plain-page.tsx';
import { useStore } from '../use-store.ts';
import type { Route } from './+types/returns.ts';
import { loadReturns } from './returns.server.ts';

export const loader = ({ context }: Route.LoaderArgs) => loadReturns(context);

const sectionsOf = ({ legal: { days } }: Store): readonly Section[] => [
  { id: 'what', paragraphs: 3, facts: { returns: days.returns } },
  { id: 'how', paragraphs: 3 },
  { id: 'exchange', paragraphs: 1 },
  { id: 'refund', paragraphs: 3, facts: { refund: days.refund } },
  { id: 'cancel', paragraphs: 2, facts: { refund: days.refund } },
  { id: 'warranty', paragraphs: 2 },
];

export default function Returns({ loaderData: { origin } }: Route.ComponentProps) {
  return <PlainLegalPage area="returns" address={origin + hrefs.returns} sections={sectionsOf(useStore())} />;
}
