import { redirectDocument } from 'react-router';
import { listAddresses } from '#src/shop/customers/addresses/list-addresses.ts';
import { pageContext } from '#src/ssr/page-context.ts';
import { answered } from '#src/web/context/answered.server.ts';
import type { LoaderArgs } from '#src/web/context/signed-in.server.ts';
import { texts } from '#src/web/messages/messages.server.ts';
import { hrefs, safeReturn } from '#src/wire/pages.ts';

/** The form's own, the checkout's, and those of the enquiry that takes its place where no technician goes. */
export const BOOKING_TEXTS = ['checkout', 'booking', 'services'];

/** What the popups fetch: a failure is told in them. */
export type CheckoutParts =
  | { parts: Awaited<ReturnType<typeof loadCheckoutParts>>; failed: false }
  | { parts: undefined; failed: true };

/** What Buy Now needs beside the product, and the booking form (`for=booking`) beside the plan: buyer, addresses, texts and the payment script's address. */
export const loadCheckoutParts = ({ context, request }: LoaderArgs) =>
  answered(context, async () => {
    const { shop, locale, session } = context.get(pageContext);
    const customer = await session();
    const { searchParams } = new URL(request.url);
    const from = safeReturn(searchParams.get('from'));
    if (!customer) throw redirectDocument(hrefs.signUp(from, 'sign-in'));
    const { uid, name, email } = customer;
    return {
      texts: texts(locale, ...(searchParams.get('for') === 'booking' ? BOOKING_TEXTS : ['checkout'])),
      buyer: { uid, name, email },
      addresses: await listAddresses(shop, uid),
      checkoutScript: shop.gateway.checkoutScript,
    };
  });
