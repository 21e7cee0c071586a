import { pageContext } from '#src/pages/page-context.ts';
import { lookAtLink } from '#src/shop/identity/verify-email.ts';
import { loadDoor } from '../account/load-door.server.ts';
import { answered } from '../answered.server.ts';
import type { LoaderArgs } from '../signed-in.server.ts';

/** Looks at the link without using it: mail programs open links before people do. The page itself presses the button. */
export const loadVerifyEmail = ({ context, request }: LoaderArgs) =>
  answered(context, async () => {
    const { shop, session } = context.get(pageContext);
    const token = new URL(request.url).searchParams.get('token') ?? '';
    const [door, link, customer] = await Promise.all([loadDoor({ context }), lookAtLink(shop, token), session()]);
    const { uid, ...seen } = link;
    const { passwordMinLength } = shop.settings;
    return {
      ...door,
      token,
      ...seen,
      mine: uid !== undefined && uid === customer?.uid,
      signedIn: Boolean(customer),
      verified: customer?.emailVerified ?? false,
      passwordMinLength,
    };
  });
