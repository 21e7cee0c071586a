import { pageContext } from '#src/pages/page-context.ts';
import { isResetGood } from '#src/shop/identity/reset-password.ts';
import { loadDoor } from '../account/load-door.server.ts';
import { answered } from '../answered.server.ts';
import type { LoaderArgs } from '../signed-in.server.ts';

/** Looks at the link without using it: mail programs open links before people do. */
export const loadResetPassword = ({ context, request }: LoaderArgs) =>
  answered(context, async () => {
    const { shop } = context.get(pageContext);
    const token = new URL(request.url).searchParams.get('token') ?? '';
    const [door, good] = await Promise.all([loadDoor({ context }), isResetGood(shop, token)]);
    return { ...door, token, good, passwordMinLength: shop.settings.passwordMinLength };
  });
