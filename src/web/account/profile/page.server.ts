import { showAccount } from '#src/shop/customers/identity/show-account.ts';
import { pageContext } from '#src/ssr/page-context.ts';
import { answered } from '#src/web/context/answered.server.ts';
import { type LoaderArgs, signedInCustomer } from '#src/web/context/signed-in.server.ts';
import { texts } from '#src/web/messages/messages.server.ts';

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
