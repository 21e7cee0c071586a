import { readSession } from '#src/shop/customers/identity/current-customer.ts';
import { pageContext } from '#src/ssr/page-context.ts';
import { answered } from '#src/web/context/answered.server.ts';
import type { LoaderArgs } from '#src/web/context/signed-in.server.ts';
import { type GoogleOutcome, googleFailure } from '#src/web/features/sign-in/google.ts';
import { texts } from '#src/web/messages/messages.server.ts';

/** How a sign-in with Google has ended, by the session that is there now and the code that the address carries. */
export const loadGoogleDone = ({ context, request }: LoaderArgs) =>
  answered(context, async () => {
    const { shop, locale } = context.get(pageContext);
    const found = await readSession(shop, request.headers);
    const entered = found ? (found.half ? 'second-factor' : 'session') : undefined;
    const outcome: Exclude<GoogleOutcome, 'closed'> =
      googleFailure(new URL(request.url).searchParams.get('error')) ?? entered ?? 'google-failed';
    return { outcome, texts: texts(locale, 'waysIn') };
  });
