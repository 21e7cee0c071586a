import { pageLoader } from '#src/web/context/page-loader.server.ts';
import { texts } from '#src/web/messages/messages.server.ts';

export const loader = pageLoader('offline', async ({ locale }) => ({ texts: texts(locale, 'offline') }));
