import { pageLoader } from '#src/web/context/page-loader.server.ts';
import { loadAuthLayout } from '#src/web/features/account-page/load-auth-layout.server.ts';
import { texts } from '#src/web/messages/messages.server.ts';

/** Only the page: its link's token never reaches the server in an address. */
export const loader = pageLoader('endReminders', async ({ context, locale }) => {
  const layout = await loadAuthLayout({ context });
  return { ...layout, texts: { ...layout.texts, ...texts(locale, 'cartReminders') } };
});
