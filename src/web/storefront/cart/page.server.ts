import { adviseOn } from '#src/shop/catalogue/compatibility/judge-products.ts';
import { sayFinding } from '#src/shop/catalogue/compatibility/say-finding.ts';
import { listAddresses } from '#src/shop/customers/addresses/list-addresses.ts';
import { whatsappChoice } from '#src/shop/customers/identity/allow-whatsapp.ts';
import { showSaved } from '#src/shop/engagement/cart/show-cart.ts';
import { listFavourites } from '#src/shop/engagement/favourites/list-favourites.ts';
import { reminderChoice } from '#src/shop/sales/cart-reminders/choose-reminders.ts';
import { showBasket } from '#src/shop/sales/checkout/show-basket.ts';
import { pageLoader } from '#src/web/context/page-loader.server.ts';
import { toLineView } from '#src/web/features/cart/lines.server.ts';
import { firstQuote } from '#src/web/features/checkout/first-quote.server.ts';
import { payGoodsBy } from '#src/web/features/checkout/pay-by.server.ts';
import { toTile } from '#src/web/features/product-card/product-tile.server.ts';
import { texts } from '#src/web/messages/messages.server.ts';

/** The cart with what is saved for later, and everything that a checkout needs. */
export const loader = pageLoader('cart', async ({ customer, shop, locale }) => {
  const { uid, name, email, emailVerified } = customer;
  const [{ lines }, saved, addresses, whatsapp, reminders] = await Promise.all([
    showBasket(shop, uid),
    showSaved(shop, uid),
    listAddresses(shop, uid),
    whatsappChoice(shop, uid),
    reminderChoice(shop, uid),
  ]);
  const favourites = lines.length > 0 ? [] : await listFavourites(shop, uid);
  // What the page begins with: all that is still sold, to the default address.
  const asked = lines.filter(({ gone }) => !gone).map(({ product, quantity }) => ({ productId: product.id, quantity }));
  const [findings, quote] = await Promise.all([
    adviseOn(
      shop,
      lines.map(({ product, quantity }) => ({ id: product.id, quantity })),
    ),
    asked[0] && firstQuote(shop, customer, { items: asked, addressId: addresses[0]?.id }, { asked, addresses }),
  ]);
  return {
    texts: texts(locale, 'cart', 'checkout', 'whatsappConsent', 'cartReminders'),
    buyer: { uid, name, email },
    lines: lines.map((line) => toLineView(line, locale)),
    saved: saved.map((line) => toLineView(line, locale)),
    // What an empty cart offers instead.
    favourites: favourites
      .filter(({ product, gone }) => !gone && product.stock > 0)
      .slice(0, 5)
      .map(({ product }) => toTile(product, locale)),
    advice: findings.map((one) => sayFinding(locale, one)),
    addresses,
    quote,
    // Asked only of those who can say yes with one press and have not.
    whatsappTo: whatsapp.offered && !whatsapp.allowed ? whatsapp.phone : undefined,
    asksToRemind: reminders.offered && !reminders.wanted && emailVerified,
    payBy: payGoodsBy(shop),
  };
});
