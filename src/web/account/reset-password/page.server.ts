import { pageContext } from '#src/ssr/page-context.ts';
import { pageLoader } from '#src/web/context/page-loader.server.ts';
import { loadAuthLayout } from '#src/web/features/account-page/load-auth-layout.server.ts';

/** Only the page: its link's token never reaches the server in an address. */
export const loader = pageLoader('resetPassword', async ({ context }) => {
  const { passwordMinLength } = context.get(pageContext).shop.settings;
  return { ...(await loadAuthLayout({ context })), passwordMinLength };
});
