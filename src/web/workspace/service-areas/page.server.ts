import { dateFormat } from '#src/kernel/format.ts';
import { dayInIndia } from '#src/kernel/india-time.ts';
import { listAreas } from '#src/shop/services/bookings/manage-areas.ts';
import { listDaysOff, showRules } from '#src/shop/services/bookings/manage-days.ts';
import { listTechnicians } from '#src/shop/services/bookings/manage-technicians.ts';
import { pageLoader } from '#src/web/context/page-loader.server.ts';
import { texts } from '#src/web/messages/messages.server.ts';

export const loader = pageLoader('serviceAreas', async ({ shop, locale }) => {
  const today = dayInIndia(shop.clock.now());
  const [areas, technicians, days, rules] = await Promise.all([
    listAreas(shop),
    listTechnicians(shop),
    listDaysOff(shop, today),
    showRules(shop),
  ]);
  const format = dateFormat(locale, { dateStyle: 'full', timeZone: 'UTC' });
  return {
    texts: texts(locale, 'roster'),
    today,
    areas,
    technicians,
    rules,
    days: days.map((one) => ({ ...one, label: format.format(new Date(one.day)) })),
  };
});
