import { redirectDocument } from 'react-router';
import { listAddresses } from '#src/shop/customers/addresses/list-addresses.ts';
import { pageLoader } from '#src/web/context/page-loader.server.ts';
import { visitPicture } from '#src/web/features/service/service-scenes.server.ts';
import { texts } from '#src/web/messages/messages.server.ts';
import { hrefs, safeReturn } from '#src/wire/pages.ts';
import { payBy, payGoodsBy } from './pay-by.server.ts';

/** The texts of the form, of the checkout, and of the enquiry that replaces it where no technician goes. */
export const BOOKING_TEXTS = ['checkout', 'booking', 'services'];

/** What the popups fetch; they show a failure themselves. */
export type CheckoutParts =
  | { parts: Awaited<ReturnType<typeof loadCheckoutParts>>; failed: false }
  | { parts: undefined; failed: true };

/** What Buy Now needs beside the product, and the booking form (`for=booking`) beside the plan: buyer, addresses, texts and payment method. */
export const loadCheckoutParts = pageLoader('checkoutParts', async ({ shop, locale, session, searchParams }) => {
  const customer = await session();
  const from = safeReturn(searchParams.get('from'));
  if (!customer) throw redirectDocument(hrefs.signUp(from, 'sign-in'));
  const { uid, name, email } = customer;
  const booking = searchParams.get('for') === 'booking';
  return {
    texts: texts(locale, ...(booking ? BOOKING_TEXTS : ['checkout'])),
    buyer: { uid, name, email },
    addresses: await listAddresses(shop, uid),
    payBy: booking ? payBy(shop) : payGoodsBy(shop),
    picture: booking ? await visitPicture(shop) : undefined,
  };
});
