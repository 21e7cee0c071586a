import { readSession } from '#src/shop/customers/identity/current-principal.ts';
import { pageLoader } from '#src/web/context/page-loader.server.ts';
import { type GoogleOutcome, googleFailure } from '#src/web/features/sign-in/google.ts';
import { texts } from '#src/web/messages/messages.server.ts';

/** How a sign-in with Google ended, from the current session and the code in the address. */
export const loader = pageLoader('googleDone', async ({ shop, locale, searchParams, request }) => {
  const found = await readSession(shop, request.headers);
  const entered = found ? (found.half ? 'second-factor' : 'session') : undefined;
  const outcome: Exclude<GoogleOutcome, 'closed'> =
    googleFailure(searchParams.get('error')) ?? entered ?? 'google-failed';
  return { outcome, texts: texts(locale, 'waysIn') };
});
