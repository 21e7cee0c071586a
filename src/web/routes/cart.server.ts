import { pageContext } from '#src/pages/page-context.ts';
import { listAddresses } from '#src/shop/addresses/list-addresses.ts';
import { showSaved } from '#src/shop/cart/show-cart.ts';
import { showBasket } from '#src/shop/checkout/show-basket.ts';
import { answered } from '../answered.server.ts';
import { texts } from '../messages/messages.server.ts';
import { type LoaderArgs, signedInCustomer } from '../signed-in.server.ts';
import { toLineView } from './cart/lines.server.ts';

/** The cart with what is saved for later, and all that a checkout needs. */
export const loadCart = ({ context, request }: LoaderArgs) =>
  answered(context, async () => {
    const { uid, name, email } = await signedInCustomer({ context, request });
    const { shop, locale } = context.get(pageContext);
    const [{ lines }, saved, addresses] = await Promise.all([showBasket(shop, uid), showSaved(shop, uid), listAddresses(shop, uid)]);
    return {
      texts: texts(locale, 'cart', 'checkout'),
      buyer: { uid, name, email },
      lines: lines.map(toLineView),
      saved: saved.map(toLineView),
      addresses,
      checkoutScript: shop.gateway.checkoutScript,
    };
  });
