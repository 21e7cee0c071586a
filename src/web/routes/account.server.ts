import { pageContext } from '#src/pages/page-context.ts';
import { listAddresses } from '#src/shop/addresses/list-addresses.ts';
import { isAdministrator } from '#src/shop/identity/customer.ts';
import { answered } from '../answered.server.ts';
import { texts } from '../messages/messages.server.ts';
import { type LoaderArgs, signedInCustomer } from '../signed-in.server.ts';

export const loadAccount = ({ context, request }: LoaderArgs) =>
  answered(context, async () => {
    const customer = await signedInCustomer({ context, request });
    const { shop, locale } = context.get(pageContext);
    return {
      name: customer.name,
      email: customer.email,
      administrator: isAdministrator(customer),
      addresses: await listAddresses(shop, customer.uid),
      texts: texts(locale, 'account', 'lists'),
    };
  });
