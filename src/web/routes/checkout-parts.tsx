import type { Route } from './+types/checkout-parts.ts';
import { loadCheckoutParts } from './checkout-parts.server.ts';

// No page of its own: the popup asks for it with a fetcher.
export const loader = ({ context, request }: Route.LoaderArgs) => loadCheckoutParts({ context, request });

/** A failure is told in the popup and must not take the product's page away; a redirect goes on. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  try {
    return { parts: await serverLoader(), failed: false as const };
  } catch (error) {
    if (error instanceof Response) throw error;
    return { parts: undefined, failed: true as const };
  }
}
