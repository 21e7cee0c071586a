import { pageContext } from '#src/pages/page-context.ts';
import { listAddresses } from '#src/shop/addresses/list-addresses.ts';
import { showBasket } from '#src/shop/checkout/show-basket.ts';
import { answered } from '../answered.server.ts';
import { texts } from '../messages/messages.server.ts';
import { type LoaderArgs, signedInCustomer } from '../signed-in.server.ts';
import { toLineView } from './cart/lines.server.ts';

/** The cart and all that a checkout needs; Buy Now asks for it too. */
export const loadCart = ({ context, request }: LoaderArgs) =>
  answered(context, async () => {
    const { uid, name, email } = await signedInCustomer({ context, request });
    const { shop, locale } = context.get(pageContext);
    const [{ lines }, addresses] = await Promise.all([showBasket(shop, uid), listAddresses(shop, uid)]);
    return {
      texts: texts(locale, 'cart', 'checkout'),
      buyer: { uid, name, email },
      lines: lines.map(toLineView),
      addresses,
      checkoutScript: shop.gateway.checkoutScript,
    };
  });
