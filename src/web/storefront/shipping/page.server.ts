import { pageLoader } from '#src/web/context/page-loader.server.ts';
import { loadOwnText } from '#src/web/features/page-text/own-text.server.ts';

export const loader = pageLoader('shipping', async ({ origin, context }) => ({
  origin,
  ...(await loadOwnText(context, 'shipping')),
}));
