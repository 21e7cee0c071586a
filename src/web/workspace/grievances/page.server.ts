import { DAY_MS } from '#src/kernel/india-time.ts';
import { listGrievances } from '#src/shop/content/support/answer-grievance.ts';
import { pageLoader } from '#src/web/context/page-loader.server.ts';
import { readDeskView, toDeskView } from '#src/web/features/workspace-list/desk-view.server.ts';
import { indiaWhen } from '#src/web/features/workspace-list/india-when.server.ts';
import { texts } from '#src/web/messages/messages.server.ts';

const LIMIT = 20;
const STATES = ['received', 'in-review', 'resolved'] as const;

export const loader = pageLoader('grievances', async ({ shop, locale, searchParams }) => {
  const { state, page } = readDeskView(searchParams, STATES);
  const { items, total } = await listGrievances(shop, { ...(state && { state }), page, limit: LIMIT });
  const when = indiaWhen(locale);
  const now = shop.clock.now().getTime();
  return {
    texts: texts(locale, 'desk', 'grievanceDesk'),
    states: STATES,
    view: toDeskView({ state, q: '', page }, total, LIMIT),
    grievances: items.map((one) => ({
      reference: one.ticket,
      name: one.name,
      email: one.email,
      phone: one.phone,
      topic: one.topic,
      about: one.about,
      complaint: one.complaint,
      state: one.state,
      answer: one.answer,
      when: when(one.createdAt),
      due: when(one.dueAt),
      // Whole days until the legal deadline; negative once it has passed.
      daysLeft: Math.floor((one.dueAt.getTime() - now) / DAY_MS),
      resolvedWhen: one.resolvedAt && when(one.resolvedAt),
    })),
  };
});
