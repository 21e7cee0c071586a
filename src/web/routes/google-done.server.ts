import { pageContext } from '#src/pages/page-context.ts';
import { readSession } from '#src/shop/identity/current-customer.ts';
import { answered } from '../answered.server.ts';
import { texts } from '../messages/messages.server.ts';
import type { LoaderArgs } from '../signed-in.server.ts';
import { type GoogleOutcome, googleFailure } from '../ways-in/google.ts';

/** How a sign-in with Google has ended, by the session that is there now and the code that the address carries. */
export const loadGoogleDone = ({ context, request }: LoaderArgs) =>
  answered(context, async () => {
    const { shop, locale } = context.get(pageContext);
    const found = await readSession(shop, request.headers);
    const entered = found ? (found.half ? 'second-factor' : 'session') : undefined;
    const outcome: Exclude<GoogleOutcome, 'closed'> = googleFailure(new URL(request.url).searchParams.get('error')) ?? entered ?? 'google-failed';
    return { outcome, texts: texts(locale, 'waysIn') };
  });
