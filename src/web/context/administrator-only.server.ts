import { data, redirect } from 'react-router';
import { isAdministrator, isAdministratorToBe } from '#src/shop/customers/identity/principal.ts';
import { pageContext } from '#src/ssr/page-context.ts';
import { texts } from '#src/web/messages/messages.server.ts';
import type { Customer } from '#src/wire/domain.ts';
import { hrefs } from '#src/wire/pages.ts';
import type { ErrorText } from './answered.server.ts';
import { type LoaderArgs, signedInCustomer } from './signed-in.server.ts';

/**
 * What `pageLoader` asks for a page of the workspace: 403 for whoever is not the administrator by the database's own word, the
 * way in for whoever is not signed in. A layout's loader guards nothing: loaders run side by side.
 */
export async function administratorOnly(args: LoaderArgs): Promise<Customer> {
  const customer = await signedInCustomer(args);
  if (isAdministrator(customer)) return customer;
  if (customer.needsSecondFactor) throw redirect(hrefs.security);
  throw refused(args);
}

/** The same, also while the role is withheld for want of a second factor: on the page that sets one up. */
export async function administratorToBe(args: LoaderArgs): Promise<Customer> {
  const customer = await signedInCustomer(args);
  if (isAdministratorToBe(customer)) return customer;
  throw refused(args);
}

function refused(args: LoaderArgs) {
  const words = texts(args.context.get(pageContext).locale, 'admin')['admin'] as { forbidden: string };
  return data({ message: words.forbidden } satisfies ErrorText, { status: 403 });
}
