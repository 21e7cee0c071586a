import { dayInIndia } from '#src/kernel/india-time.ts';
import { soldStates } from '#src/shop/back-office/settings/sold-states.ts';
import { showDelivery } from '#src/shop/sales/delivery/manage-delivery.ts';
import { isServed } from '#src/shop/sales/delivery/zone.ts';
import { pageLoader } from '#src/web/context/page-loader.server.ts';
import { texts } from '#src/web/messages/messages.server.ts';

export const loader = pageLoader('deliveryDesk', async ({ shop, locale }) => {
  const { zones, holidays } = await showDelivery(shop);
  const states = soldStates(shop);
  const [served, shut] = [
    zones.filter((zone) => isServed(zone, states)),
    zones.filter((zone) => !isServed(zone, states)),
  ];
  return {
    texts: texts(locale, 'deliveryDesk'),
    today: dayInIndia(shop.clock.now()),
    served,
    shut,
    states,
    holidays,
  };
});
