import { checkHealth } from '#src/shop/back-office/health/check-health.ts';
import { pageLoader } from '#src/web/context/page-loader.server.ts';
import { texts } from '#src/web/messages/messages.server.ts';

export const loader = pageLoader('health', async ({ shop, locale }) => ({
  texts: texts(locale, 'health'),
  ...(await checkHealth(shop)),
}));

export type HealthData = Awaited<ReturnType<typeof loader>>;
export type HealthItem = HealthData['items'][number];
