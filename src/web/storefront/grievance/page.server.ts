import { pageLoader } from '#src/web/context/page-loader.server.ts';
import { texts } from '#src/web/messages/messages.server.ts';

export const loader = pageLoader('grievance', async ({ locale, origin }) => {
  return { origin, texts: texts(locale, 'grievance') };
});
