import { showSecondFactor } from '#src/shop/customers/identity/second-factor.ts';
import { showAccount } from '#src/shop/customers/identity/show-account.ts';
import { pageLoader } from '#src/web/context/page-loader.server.ts';
import { texts } from '#src/web/messages/messages.server.ts';

export const loader = pageLoader('security', async ({ customer, shop, locale }) => {
  const { uid } = customer;
  const [account, state] = await Promise.all([showAccount(shop, uid), showSecondFactor(shop, uid)]);
  return {
    account,
    state,
    required: shop.settings.admin2fa === 'required',
    texts: texts(locale, 'security', 'profile', 'signUp'),
  };
});
