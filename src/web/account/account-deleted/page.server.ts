import { redirectDocument } from 'react-router';
import { pageContext } from '#src/ssr/page-context.ts';
import { pageLoader } from '#src/web/context/page-loader.server.ts';
import { loadAuthLayout } from '#src/web/features/account-page/load-auth-layout.server.ts';
import { hrefs } from '#src/wire/pages.ts';

/** Somebody who is signed in has an account, and sees that instead. */
export const loader = pageLoader('accountDeleted', async ({ context }) => {
  if (await context.get(pageContext).session()) throw redirectDocument(hrefs.account);
  return loadAuthLayout({ context });
});
