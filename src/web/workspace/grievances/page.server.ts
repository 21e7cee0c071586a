import { DAY_MS } from '#src/kernel/india-time.ts';
import { listGrievances } from '#src/shop/content/support/answer-grievance.ts';
import { pageLoader } from '#src/web/context/page-loader.server.ts';
import { indiaWhen } from '#src/web/features/workspace-list/india-when.server.ts';
import { readDeskView } from '#src/web/features/workspace-list/read-desk-view.ts';
import { texts } from '#src/web/messages/messages.server.ts';

const LIMIT = 20;
const STATES = ['received', 'in-review', 'resolved'] as const;

export const loader = pageLoader('grievances', async ({ shop, locale, request }) => {
  const { state, page } = readDeskView(request.url, STATES);
  const { items, total } = await listGrievances(shop, { ...(state && { state }), page, limit: LIMIT });
  const when = indiaWhen(locale);
  const now = shop.clock.now().getTime();
  return {
    texts: texts(locale, 'desk', 'grievanceDesk'),
    states: STATES,
    view: { state: state ?? '', q: '', page, pages: Math.ceil(total / LIMIT), total },
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
      // Whole days until the law's last day; negative once it is over.
      daysLeft: Math.floor((one.dueAt.getTime() - now) / DAY_MS),
      resolvedWhen: one.resolvedAt && when(one.resolvedAt),
    })),
  };
});
