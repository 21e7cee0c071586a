import { pageContext } from '#src/pages/page-context.ts';
import { toRupees } from '#src/platform/money.ts';
import { listManagedPlans } from '#src/shop/services/manage-plans.ts';
import { administratorOnly } from '../admin/administrator-only.server.ts';
import { answered } from '../answered.server.ts';
import { texts } from '../messages/messages.server.ts';
import type { LoaderArgs } from '../signed-in.server.ts';

export const loadPlans = (args: LoaderArgs) =>
  answered(args.context, async () => {
    await administratorOnly(args);
    const { shop, locale } = args.context.get(pageContext);
    const plans = (await listManagedPlans(shop)).map((plan) => ({ ...plan, rupees: toRupees(plan.price) }));
    return { texts: texts(locale, 'roster'), plans };
  });
