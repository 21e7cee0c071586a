import { pageContext } from '#src/pages/page-context.ts';
import { showSecondFactor } from '#src/shop/identity/second-factor.ts';
import { showAccount } from '#src/shop/identity/show-account.ts';
import { administratorToBe } from '../admin/administrator-only.server.ts';
import { answered } from '../answered.server.ts';
import { texts } from '../messages/messages.server.ts';
import type { LoaderArgs } from '../signed-in.server.ts';

export const loadSecurity = ({ context, request }: LoaderArgs) =>
  answered(context, async () => {
    const { uid } = await administratorToBe({ context, request });
    const { shop, locale } = context.get(pageContext);
    const [account, state] = await Promise.all([showAccount(shop, uid), showSecondFactor(shop, uid)]);
    return { account, state, required: shop.settings.admin2fa === 'required', texts: texts(locale, 'security', 'profile', 'signUp') };
  });
