import type { Platform } from '#src/platform/platform.ts';
import type { Principal } from '#src/shop/customers/identity/principal.ts';
import { listSavings, type OfferedSaving } from '#src/shop/sales/promotions/list-savings.ts';
import { type Basis, previewQuote, type Wanted } from './quote.ts';
import { previewService } from './quote-service.ts';

type Shown = Pick<Awaited<ReturnType<typeof previewQuote>>, 'charges' | 'saving' | 'delivery' | 'total'>;
type WantedPlan = { planId: string; coupon?: string };

/**
 * The summary of goods or of a plan before it is paid: every charge, and the codes that can be applied. `basis`: what is wanted, where the caller has
 * read it already. Throws what {@link previewQuote} and {@link previewService} throw.
 */
export async function showQuote(
  platform: Pick<Platform, 'db' | 'clock' | 'settings' | 'shopSettings'>,
  customer: Principal,
  wanted: Wanted | WantedPlan,
  basis?: Basis,
): Promise<{ priced: Shown; offers: OfferedSaving[] }> {
  const goods = !('planId' in wanted);
  const pricing: Promise<Shown> = goods
    ? previewQuote(platform, customer, wanted, basis)
    : previewService(platform, customer, wanted);
  const [priced, offers] = await Promise.all([
    pricing,
    listSavings(platform, {
      uid: customer.uid,
      kind: goods ? 'goods' : 'service',
      base: pricing.then(({ charges }) => charges.subtotal),
    }),
  ]);
  return { priced, offers };
}
