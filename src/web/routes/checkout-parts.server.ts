import { redirectDocument } from 'react-router';
import { hrefs, safeReturn } from '#src/contract/pages.ts';
import { pageContext } from '#src/pages/page-context.ts';
import { listAddresses } from '#src/shop/addresses/list-addresses.ts';
import { answered } from '../answered.server.ts';
import { texts } from '../messages/messages.server.ts';
import type { LoaderArgs } from '../signed-in.server.ts';

/** The form's own, the checkout's, and those of the enquiry that takes its place where no technician goes. */
export const BOOKING_TEXTS = ['checkout', 'booking', 'services'];

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
