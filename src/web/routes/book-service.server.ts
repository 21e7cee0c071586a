import { pageContext } from '#src/pages/page-context.ts';
import { listAddresses } from '#src/shop/addresses/list-addresses.ts';
import { listPlans } from '#src/shop/services/list-plans.ts';
import { answered } from '../answered.server.ts';
import { texts } from '../messages/messages.server.ts';
import { cardPicture, figureOf, serviceScenes } from '../services/service-scenes.server.ts';
import { type LoaderArgs, signedInCustomer } from '../signed-in.server.ts';
import { BOOKING_TEXTS } from './checkout-parts.server.ts';

/** The plans to choose from, and what the form needs beside the plan that `?plan=` names. */
export const loadBookService = ({ context, request }: LoaderArgs) =>
  answered(context, async () => {
    const { uid, name, email } = await signedInCustomer({ context, request });
    const { shop, locale } = context.get(pageContext);
    const [plans, addresses] = await Promise.all([listPlans(shop, locale), listAddresses(shop, uid)]);
    const scenes = await serviceScenes(shop, plans);
    return {
      texts: texts(locale, ...BOOKING_TEXTS),
      wanted: new URL(request.url).searchParams.get('plan'),
      plans: plans.map((plan, at) => ({
        id: plan.id,
        label: plan.label,
        name: plan.name,
        summary: plan.summary,
        price: plan.price,
        durationMinutes: plan.durationMinutes,
        visits: plan.visits,
        figure: figureOf(shop.store.current, plan.id),
        picture: cardPicture(plan, at, scenes),
      })),
      parts: { buyer: { uid, name, email }, addresses, checkoutScript: shop.gateway.checkoutScript },
    };
  });
