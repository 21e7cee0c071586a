import { listAreas } from '#src/shop/services/bookings/manage-areas.ts';
import { listTechnicians } from '#src/shop/services/bookings/manage-technicians.ts';
import { pageLoader } from '#src/web/context/page-loader.server.ts';
import { texts } from '#src/web/messages/messages.server.ts';

export const loader = pageLoader('technicians', async ({ shop, locale }) => {
  const [technicians, areas] = await Promise.all([listTechnicians(shop), listAreas(shop)]);
  return { texts: texts(locale, 'roster'), technicians, areas };
});
