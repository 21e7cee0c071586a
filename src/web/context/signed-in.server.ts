import { type RouterContextProvider, redirectDocument } from 'react-router';
import { pageContext } from '#src/ssr/page-context.ts';
import type { Customer } from '#src/wire/domain.ts';
import { hrefs } from '#src/wire/pages.ts';

export type LoaderArgs = { context: Readonly<RouterContextProvider>; request: Request };

/** Whom a personal page is for. Without a session, redirects to sign-in with a new document, because the kind of page changes with it. */
export async function signedInCustomer({ context, request }: LoaderArgs): Promise<Customer> {
  const customer = await context.get(pageContext).session();
  if (customer) return customer;
  const { pathname, search } = new URL(request.url);
  throw redirectDocument(hrefs.signUp(pathname + search, 'sign-in'));
}
