import { showSecondFactor } from '#src/shop/customers/identity/second-factor.ts';
import { showAccount } from '#src/shop/customers/identity/show-account.ts';
import { pageContext } from '#src/ssr/page-context.ts';
import { administratorToBe } from '#src/web/context/administrator-only.server.ts';
import { answered } from '#src/web/context/answered.server.ts';
import type { LoaderArgs } from '#src/web/context/signed-in.server.ts';
import { texts } from '#src/web/messages/messages.server.ts';

export const loadSecurity = ({ context, request }: LoaderArgs) =>
  answered(context, async () => {
    const { uid } = await administratorToBe({ context, request });
    const { shop, locale } = context.get(pageContext);
    const [account, state] = await Promise.all([showAccount(shop, uid), showSecondFactor(shop, uid)]);
    return {
      account,
      state,
      required: shop.settings.admin2fa === 'required',
      texts: texts(locale, 'security', 'profile', 'signUp'),
    };
  });
