import { isAdministrator } from '#src/shop/customers/identity/principal.ts';
import { showSecondFactor } from '#src/shop/customers/identity/second-factor.ts';
import { pageContext } from '#src/ssr/page-context.ts';
import { administratorToBe } from '#src/web/context/administrator-only.server.ts';
import { answered } from '#src/web/context/answered.server.ts';
import type { LoaderArgs } from '#src/web/context/signed-in.server.ts';
import { texts } from '#src/web/messages/messages.server.ts';

/**
 * Words, and whether to offer a second factor. Whoever is refused here gets the error page without the workspace's frame; what a page
 * shows is guarded by its own loader all the same, for its data can be asked for without the frame's. The session is read once a request.
 */
export const loader = ({ context, request }: LoaderArgs) =>
  answered(context, async () => {
    const customer = await administratorToBe({ context, request });
    const { shop, locale } = context.get(pageContext);
    const factor = isAdministrator(customer) ? await showSecondFactor(shop, customer.uid) : undefined;
    const offer = factor !== undefined && !factor.confirmed && !factor.declined;
    return { offer, texts: offer ? texts(locale, 'admin', 'security') : texts(locale, 'admin') };
  });
