import { pageContext } from '#src/pages/page-context.ts';
import { listAddresses } from '#src/shop/addresses/list-addresses.ts';
import { currentSession, listDevices } from '#src/shop/identity/account-sessions.ts';
import { showSecondFactor } from '#src/shop/identity/second-factor.ts';
import { showAccount } from '#src/shop/identity/show-account.ts';
import { answered } from '../answered.server.ts';
import { texts } from '../messages/messages.server.ts';
import { type LoaderArgs, signedInCustomer } from '../signed-in.server.ts';

export const loadAccount = ({ context, request }: LoaderArgs) =>
  answered(context, async () => {
    const { uid } = await signedInCustomer({ context, request });
    const { shop, locale } = context.get(pageContext);
    const here = await currentSession(shop, request.headers);
    const [account, addresses, devices, secondFactor] = await Promise.all([
      showAccount(shop, uid),
      listAddresses(shop, uid),
      listDevices(shop, uid, here?.id),
      showSecondFactor(shop, uid),
    ]);
    return { account, addresses, devices, secondFactor, texts: texts(locale, 'account', 'lists', 'checkout', 'profile', 'security', 'signUp') };
  });
