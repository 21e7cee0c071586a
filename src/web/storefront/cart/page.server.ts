import { adviseOn } from '#src/shop/catalogue/compatibility/judge-products.ts';
import { sayFinding } from '#src/shop/catalogue/compatibility/say-finding.ts';
import { listAddresses } from '#src/shop/customers/addresses/list-addresses.ts';
import { showSaved } from '#src/shop/engagement/cart/show-cart.ts';
import { showBasket } from '#src/shop/sales/checkout/show-basket.ts';
import { pageLoader } from '#src/web/context/page-loader.server.ts';
import { toLineView } from '#src/web/features/cart/lines.server.ts';
import { payGoodsBy } from '#src/web/features/checkout/pay-by.server.ts';
import { texts } from '#src/web/messages/messages.server.ts';

/** The cart with what is saved for later, and everything that a checkout needs. */
export const loader = pageLoader('cart', async ({ customer, shop, locale }) => {
  const { uid, name, email } = customer;
  const [{ lines }, saved, addresses] = await Promise.all([
    showBasket(shop, uid),
    showSaved(shop, uid),
    listAddresses(shop, uid),
  ]);
  const findings = await adviseOn(
    shop,
    lines.map(({ product, quantity }) => ({ id: product.id, quantity })),
  );
  return {
    texts: texts(locale, 'cart', 'checkout'),
    buyer: { uid, name, email },
    lines: lines.map((line) => toLineView(line, locale)),
    saved: saved.map((line) => toLineView(line, locale)),
    advice: findings.map((one) => sayFinding(locale, one)),
    addresses,
    payBy: payGoodsBy(shop),
  };
});
