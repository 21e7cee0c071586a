import { hrefs } from '#src/contract/pages.ts';
import { PlainLegalPage } from '../legal/plain-page.tsx';
import { useStore } from '../use-store.ts';
import type { Route } from './+types/returns.ts';
import { sectionsOf } from './returns/facts.ts';
import { loadReturns } from './returns.server.ts';

export const loader = ({ context }: Route.LoaderArgs) => loadReturns(context);

export default function Returns({ loaderData: { origin, own } }: Route.ComponentProps) {
  return <PlainLegalPage area="returns" address={origin + hrefs.returns} own={own} sections={sectionsOf(useStore())} />;
}
