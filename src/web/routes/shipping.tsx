import type { Store } from '#src/brand.ts';
import { hrefs } from '#src/contract/pages.ts';
import type { Section } from '../legal/legal-section.tsx';
import { PlainLegalPage } from '../legal/plain-page.tsx';
import { useRoot } from '../use-root.ts';
import { useStore } from '../use-store.ts';
import type { Route } from './+types/shipping.ts';
import { loadShipping } from './shipping.server.ts';

export const loader = ({ context }: Route.LoaderArgs) => loadShipping(context);

const sectionsOf = ({ legal: { days } }: Store, state: string): readonly Section[] => [
  { id: 'where', paragraphs: 2, facts: { state } },
  { id: 'cost', paragraphs: 1 },
  { id: 'time', paragraphs: 2, facts: { dispatch: days.dispatch, delivery: days.delivery } },
  { id: 'follow', paragraphs: 2 },
  { id: 'arrival', paragraphs: 3, facts: { returns: days.returns } },
  { id: 'late', paragraphs: 1 },
];

export default function Shipping({ loaderData: { origin } }: Route.ComponentProps) {
  return <PlainLegalPage area="shipping" address={origin + hrefs.shipping} sections={sectionsOf(useStore(), useRoot().area)} />;
}
