import { listAddresses } from '#src/shop/customers/addresses/list-addresses.ts';
import { listPlans } from '#src/shop/services/plans/list-plans.ts';
import { pageLoader } from '#src/web/context/page-loader.server.ts';
import { BOOKING_TEXTS } from '#src/web/features/checkout/checkout-parts.server.ts';
import { payBy } from '#src/web/features/checkout/pay-by.server.ts';
import { cardPicture, figureOf, serviceScenes } from '#src/web/features/service/service-scenes.server.ts';
import { texts } from '#src/web/messages/messages.server.ts';

/** The plans to choose from, and what the form needs for the plan that `?plan=` names. */
export const loader = pageLoader('bookService', async ({ customer, shop, locale, searchParams }) => {
  const { uid, name, email } = customer;
  const [plans, addresses] = await Promise.all([listPlans(shop, locale), listAddresses(shop, uid)]);
  const scenes = await serviceScenes(shop, plans);
  return {
    texts: texts(locale, ...BOOKING_TEXTS),
    wanted: searchParams.get('plan'),
    plans: plans.map((plan, at) => ({
      id: plan.id,
      label: plan.label,
      name: plan.name,
      summary: plan.summary,
      price: plan.price,
      durationMinutes: plan.durationMinutes,
      visits: plan.visits,
      figure: figureOf(shop.shopSettings.current, plan.id),
      picture: cardPicture(plan, at, scenes),
    })),
    parts: { buyer: { uid, name, email }, addresses, payBy: payBy(shop) },
  };
});
