import { showAccount } from '#src/shop/customers/identity/show-account.ts';
import { pageLoader } from '#src/web/context/page-loader.server.ts';
import { texts } from '#src/web/messages/messages.server.ts';

export const loader = pageLoader('updateProfile', async ({ customer, shop, locale }) => {
  return {
    account: await showAccount(shop, customer.uid),
    passwordMinLength: shop.settings.passwordMinLength,
    texts: texts(locale, 'profile', 'door', 'signUp'),
  };
});
