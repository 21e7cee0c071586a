import { dayInIndia } from '#src/kernel/india-time.ts';
import { soldStates } from '#src/shop/back-office/settings/sold-states.ts';
import { showDelivery } from '#src/shop/sales/delivery/manage-delivery.ts';
import { isServed } from '#src/shop/sales/delivery/zone.ts';
import { pageContext } from '#src/ssr/page-context.ts';
import { administratorOnly } from '#src/web/context/administrator-only.server.ts';
import { answered } from '#src/web/context/answered.server.ts';
import type { LoaderArgs } from '#src/web/context/signed-in.server.ts';
import { texts } from '#src/web/messages/messages.server.ts';

export const loadDeliveryDesk = (args: LoaderArgs) =>
  answered(args.context, async () => {
    await administratorOnly(args);
    const { shop, locale } = args.context.get(pageContext);
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
