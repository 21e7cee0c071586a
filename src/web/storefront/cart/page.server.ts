import { listAddresses } from '#src/shop/customers/addresses/list-addresses.ts';
import { showSaved } from '#src/shop/engagement/cart/show-cart.ts';
import { showBasket } from '#src/shop/sales/checkout/show-basket.ts';
import { pageContext } from '#src/ssr/page-context.ts';
import { answered } from '#src/web/context/answered.server.ts';
import { type LoaderArgs, signedInCustomer } from '#src/web/context/signed-in.server.ts';
import { toLineView } from '#src/web/features/cart/lines.server.ts';
import { texts } from '#src/web/messages/messages.server.ts';

/** The cart with what is saved for later, and all that a checkout needs. */
export const loadCart = ({ context, request }: LoaderArgs) =>
  answered(context, async () => {
    const { uid, name, email } = await signedInCustomer({ context, request });
    const { shop, locale } = context.get(pageContext);
    const [{ lines }, saved, addresses] = await Promise.all([
      showBasket(shop, uid),
      showSaved(shop, uid),
      listAddresses(shop, uid),
    ]);
    return {
      texts: texts(locale, 'cart', 'checkout'),
      buyer: { uid, name, email },
      lines: lines.map(toLineView),
      saved: saved.map(toLineView),
      addresses,
      checkoutScript: shop.gateway.checkoutScript,
    };
  });
