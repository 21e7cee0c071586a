import type { CheckoutParts } from '#src/web/features/checkout/checkout-parts.server.ts';
import type { Route } from './+types/page.ts';

// Not a page of its own: the popup loads it with a fetcher.
export { loadCheckoutParts as loader } from '#src/web/features/checkout/checkout-parts.server.ts';

/** A failure is shown in the popup and must not replace the product's page; a redirect is followed. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs): Promise<CheckoutParts> {
  try {
    return { parts: await serverLoader(), failed: false };
  } catch (error) {
    if (error instanceof Response) throw error;
    return { parts: undefined, failed: true };
  }
}
