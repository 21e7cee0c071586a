import { toRupees } from '#src/kernel/money.ts';
import { listManagedPlans } from '#src/shop/services/plans/manage-plans.ts';
import { pageLoader } from '#src/web/context/page-loader.server.ts';
import { texts } from '#src/web/messages/messages.server.ts';

export const loader = pageLoader('plans', async ({ shop, locale }) => {
  const plans = (await listManagedPlans(shop)).map((plan) => ({ ...plan, rupees: toRupees(plan.price) }));
  return { texts: texts(locale, 'roster'), plans };
});
