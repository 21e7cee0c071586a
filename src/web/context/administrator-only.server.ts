import { data, redirect } from 'react-router';
import { isAdministrator, isAdministratorToBe } from '#src/shop/customers/identity/principal.ts';
import { pageContext } from '#src/ssr/page-context.ts';
import { texts } from '#src/web/messages/messages.server.ts';
import type { Customer } from '#src/wire/domain.ts';
import { hrefs } from '#src/wire/pages.ts';
import type { ErrorText } from './answered.server.ts';
import { type LoaderArgs, signedInCustomer } from './signed-in.server.ts';

/**
 * Guards workspace pages for `pageLoader`: 403 for anybody whom the database does not know as administrator, the sign-in page for anybody signed
 * out. A layout's loader guards nothing, because loaders run in parallel.
 */
export async function administratorOnly(args: LoaderArgs): Promise<Customer> {
  const customer = await signedInCustomer(args);
  if (isAdministrator(customer)) return customer;
  if (customer.needsSecondFactor) throw redirect(hrefs.security);
  throw refused(args);
}

/** The same, also while the role is withheld for lack of a second factor: for the page that sets one up. */
export async function administratorToBe(args: LoaderArgs): Promise<Customer> {
  const customer = await signedInCustomer(args);
  if (isAdministratorToBe(customer)) return customer;
  throw refused(args);
}

function refused(args: LoaderArgs) {
  const words = texts(args.context.get(pageContext).locale, 'admin')['admin'] as { forbidden: string };
  return data({ message: words.forbidden } satisfies ErrorText, { status: 403 });
}
