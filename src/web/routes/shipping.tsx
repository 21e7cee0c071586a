import { hrefs } from '#src/contract/pages.ts';
import { PlainLegalPage } from '../legal/plain-page.tsx';
import { useRoot } from '../use-root.ts';
import { useStore } from '../use-store.ts';
import type { Route } from './+types/shipping.ts';
import { sectionsOf } from './shipping/facts.ts';
import { loadShipping } from './shipping.server.ts';

export const loader = ({ context }: Route.LoaderArgs) => loadShipping(context);

export default function Shipping({ loaderData: { origin, own } }: Route.ComponentProps) {
  return <PlainLegalPage area="shipping" address={origin + hrefs.shipping} own={own} sections={sectionsOf(useStore(), useRoot().area)} />;
}
