import { pageContext } from '#src/pages/page-context.ts';
import { showAccount } from '#src/shop/identity/show-account.ts';
import { answered } from '../answered.server.ts';
import { texts } from '../messages/messages.server.ts';
import { type LoaderArgs, signedInCustomer } from '../signed-in.server.ts';

export const loadUpdateProfile = ({ context, request }: LoaderArgs) =>
  answered(context, async () => {
    const customer = await signedInCustomer({ context, request });
    const { shop, locale } = context.get(pageContext);
    return {
      account: await showAccount(shop, customer.uid),
      passwordMinLength: shop.settings.passwordMinLength,
      texts: texts(locale, 'profile', 'door', 'signUp'),
    };
  });
