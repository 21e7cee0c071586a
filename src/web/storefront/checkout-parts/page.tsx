import type { CheckoutParts } from '#src/web/features/checkout/checkout-parts.server.ts';
import type { Route } from './+types/page.ts';

// No page of its own: the popup asks for it with a fetcher.
export { loadCheckoutParts as loader } from '#src/web/features/checkout/checkout-parts.server.ts';

/** A failure is told in the popup and must not take the product's page away; a redirect goes on. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs): Promise<CheckoutParts> {
  try {
    return { parts: await serverLoader(), failed: false };
  } catch (error) {
    if (error instanceof Response) throw error;
    return { parts: undefined, failed: true };
  }
}
