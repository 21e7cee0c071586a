import { showAccount } from '#src/shop/customers/identity/show-account.ts';
import { showClaim } from '#src/shop/sales/claims/show-claim.ts';
import { pageLoader } from '#src/web/context/page-loader.server.ts';
import { toClaimView } from '#src/web/features/claim/claim-view.server.ts';
import { texts } from '#src/web/messages/messages.server.ts';

export const loader = pageLoader('claim', async ({ customer: owner, shop, locale, params: { id } }) => {
  const file = await showClaim(shop, owner, id);
  const { name, email } = await showAccount(shop, file.uid);
  return {
    texts: texts(locale, 'claimDesk', 'claims'),
    claim: toClaimView(file, locale),
    isReturned: file.unit.returned && !file.replacement,
    productId: file.unit.productId,
    customer: { uid: file.uid, name, email },
    installation: file.installation && { id: file.installation.id, number: String(file.installation.number) },
    order: file.order && { id: file.order.id, number: String(file.order.number) },
  };
});
