import { pageContext } from '#src/pages/page-context.ts';
import { isAdministrator } from '#src/shop/identity/customer.ts';
import { showSecondFactor } from '#src/shop/identity/second-factor.ts';
import { answered } from '../answered.server.ts';
import { texts } from '../messages/messages.server.ts';
import type { LoaderArgs } from '../signed-in.server.ts';

/** Words, and whether to offer a second factor: what a page shows is guarded by its own loader. */
export const loadAdminLayout = ({ context }: Pick<LoaderArgs, 'context'>) =>
  answered(context, async () => {
    const { shop, locale, session } = context.get(pageContext);
    const customer = await session();
    const factor = customer && isAdministrator(customer) ? await showSecondFactor(shop, customer.uid) : undefined;
    const offer = factor !== undefined && !factor.confirmed && !factor.declined;
    return { offer, texts: offer ? texts(locale, 'admin', 'security') : texts(locale, 'admin') };
  });
