import { readSession } from '#src/shop/customers/identity/current-principal.ts';
import { pageLoader } from '#src/web/context/page-loader.server.ts';
import { type GoogleOutcome, googleFailure } from '#src/web/features/sign-in/google.ts';
import { texts } from '#src/web/messages/messages.server.ts';

/** How a sign-in with Google has ended, by the session that is there now and the code that the address carries. */
export const loader = pageLoader('googleDone', async ({ shop, locale, searchParams, request }) => {
  const found = await readSession(shop, request.headers);
  const entered = found ? (found.half ? 'second-factor' : 'session') : undefined;
  const outcome: Exclude<GoogleOutcome, 'closed'> =
    googleFailure(searchParams.get('error')) ?? entered ?? 'google-failed';
  return { outcome, texts: texts(locale, 'waysIn') };
});
