import { data } from 'react-router';
import { pageContext } from '#src/ssr/page-context.ts';
import { texts } from '#src/web/messages/messages.server.ts';
import type { Customer } from '#src/wire/domain.ts';
import type { ErrorText } from './answered.server.ts';
import { type LoaderArgs, signedInCustomer } from './signed-in.server.ts';

/** Guards technicians' pages for `pageLoader`: 403 for anybody whom the database knows as neither technician nor administrator. */
export async function technicianOnly(args: LoaderArgs): Promise<Customer> {
  const person = await signedInCustomer(args);
  if (person.role !== 'customer') return person;
  const words = texts(args.context.get(pageContext).locale, 'technician')['technician'] as { forbidden: string };
  throw data({ message: words.forbidden } satisfies ErrorText, { status: 403 });
}
