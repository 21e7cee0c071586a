import { listAddresses } from '#src/shop/customers/addresses/list-addresses.ts';
import { currentSession, listDevices } from '#src/shop/customers/identity/account-sessions.ts';
import { showSecondFactor } from '#src/shop/customers/identity/second-factor.ts';
import { showAccount } from '#src/shop/customers/identity/show-account.ts';
import { pageLoader } from '#src/web/context/page-loader.server.ts';
import { texts } from '#src/web/messages/messages.server.ts';

export const loader = pageLoader('account', async ({ customer, shop, locale, request }) => {
  const { uid } = customer;
  const here = await currentSession(shop, request.headers);
  const [account, addresses, devices, secondFactor] = await Promise.all([
    showAccount(shop, uid),
    listAddresses(shop, uid),
    listDevices(shop, uid, here?.id),
    showSecondFactor(shop, uid),
  ]);
  return {
    account,
    addresses,
    devices,
    secondFactor,
    texts: texts(locale, 'account', 'lists', 'checkout', 'profile', 'security', 'signUp'),
  };
});
