import { isAdministrator } from '#src/shop/customers/identity/principal.ts';
import { showSecondFactor } from '#src/shop/customers/identity/second-factor.ts';
import { pageContext } from '#src/ssr/page-context.ts';
import { administratorToBe } from '#src/web/context/administrator-only.server.ts';
import { answered } from '#src/web/context/answered.server.ts';
import type { LoaderArgs } from '#src/web/context/signed-in.server.ts';
import { texts } from '#src/web/messages/messages.server.ts';

/**
 * Loads texts, and whether to offer a second factor. A visitor refused here gets the error page without the workspace's frame; each page is guarded
 * by its own loader all the same, because its data can be requested without the frame's. The session is read once per request.
 */
export const loader = ({ context, request }: LoaderArgs) =>
  answered(context, async () => {
    const customer = await administratorToBe({ context, request });
    const { shop, locale } = context.get(pageContext);
    const factor = isAdministrator(customer) ? await showSecondFactor(shop, customer.uid) : undefined;
    const offer = factor !== undefined && !factor.confirmed && !factor.declined;
    return { offer, texts: offer ? texts(locale, 'admin', 'security') : texts(locale, 'admin') };
  });
