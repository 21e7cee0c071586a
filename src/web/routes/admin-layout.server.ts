import { pageContext } from '#src/pages/page-context.ts';
import { isAdministrator } from '#src/shop/identity/customer.ts';
import { showSecondFactor } from '#src/shop/identity/second-factor.ts';
import { administratorToBe } from '../admin/administrator-only.server.ts';
import { answered } from '../answered.server.ts';
import { texts } from '../messages/messages.server.ts';
import type { LoaderArgs } from '../signed-in.server.ts';

/**
 * Words, and whether to offer a second factor. Whoever is refused here gets the error page without the workspace's frame; what a page
 * shows is guarded by its own loader all the same, for its data can be asked for without the frame's. The session is read once a request.
 */
export const loadAdminLayout = ({ context, request }: LoaderArgs) =>
  answered(context, async () => {
    const customer = await administratorToBe({ context, request });
    const { shop, locale } = context.get(pageContext);
    const factor = isAdministrator(customer) ? await showSecondFactor(shop, customer.uid) : undefined;
    const offer = factor !== undefined && !factor.confirmed && !factor.declined;
    return { offer, texts: offer ? texts(locale, 'admin', 'security') : texts(locale, 'admin') };
  });
