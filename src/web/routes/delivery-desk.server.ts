import { pageContext } from '#src/pages/page-context.ts';
import { dayInIndia } from '#src/platform/india-time.ts';
import { showDelivery } from '#src/shop/delivery/manage-delivery.ts';
import { isServed } from '#src/shop/delivery/zone.ts';
import { soldStates } from '#src/shop/store-settings/sold-states.ts';
import { administratorOnly } from '../admin/administrator-only.server.ts';
import { answered } from '../answered.server.ts';
import { texts } from '../messages/messages.server.ts';
import type { LoaderArgs } from '../signed-in.server.ts';

export const loadDeliveryDesk = (args: LoaderArgs) =>
  answered(args.context, async () => {
    await administratorOnly(args);
    const { shop, locale } = args.context.get(pageContext);
    const { zones, holidays } = await showDelivery(shop);
    const states = soldStates(shop);
    const [served, shut] = [zones.filter((zone) => isServed(zone, states)), zones.filter((zone) => !isServed(zone, states))];
    return { texts: texts(locale, 'deliveryDesk'), today: dayInIndia(shop.clock.now()), served, shut, states, holidays };
  });
