import { dateFormat } from '#src/kernel/format.ts';
import { INSTALLATION_STATES, MILESTONES } from '#src/kernel/installation.ts';
import { nextMilestone, paidSoFar } from '#src/shop/sales/installations/installation.ts';
import { listInstallations } from '#src/shop/sales/installations/list-installations.ts';
import { pageLoader } from '#src/web/context/page-loader.server.ts';
import { pageIn } from '#src/web/features/workspace-list/list-query.server.ts';
import { texts } from '#src/web/messages/messages.server.ts';

export const loader = pageLoader('installations', async ({ shop, locale, searchParams }) => {
  const page = pageIn(searchParams);
  const state = INSTALLATION_STATES.find((one) => one === searchParams.get('state'));
  const { installations, total, pages } = await listInstallations(shop, { state, page });
  const day = dateFormat(locale, { dateStyle: 'medium' });
  return {
    texts: texts(locale, 'installations'),
    state,
    page,
    pages,
    total,
    orders: installations.map((order) => {
      const due = order.state === 'cancelled' ? undefined : nextMilestone(order);
      return {
        id: order.id,
        number: order.number,
        name: order.name,
        state: order.state,
        test: order.test,
        total: order.total,
        paid: paidSoFar(order),
        on: day.format(order.at),
        due: due && { milestone: MILESTONES[due.position - 1] ?? 'onOrder', amount: due.amount },
      };
    }),
  };
});
