import { toRupees } from '#src/kernel/money.ts';
import { listManagedPlans } from '#src/shop/services/plans/manage-plans.ts';
import { pageContext } from '#src/ssr/page-context.ts';
import { administratorOnly } from '#src/web/context/administrator-only.server.ts';
import { answered } from '#src/web/context/answered.server.ts';
import type { LoaderArgs } from '#src/web/context/signed-in.server.ts';
import { texts } from '#src/web/messages/messages.server.ts';

export const loadPlans = (args: LoaderArgs) =>
  answered(args.context, async () => {
    await administratorOnly(args);
    const { shop, locale } = args.context.get(pageContext);
    const plans = (await listManagedPlans(shop)).map((plan) => ({ ...plan, rupees: toRupees(plan.price) }));
    return { texts: texts(locale, 'roster'), plans };
  });
