import { listGrievances } from '#src/shop/content/support/answer-grievance.ts';
import { pageLoader } from '#src/web/context/page-loader.server.ts';
import { countWaiting } from '#src/web/features/inbox/count-waiting.server.ts';
import { INBOX_TEXTS, toComplaintViews } from '#src/web/features/inbox/views.server.ts';
import { readDeskView, toDeskView } from '#src/web/features/workspace-list/desk-view.server.ts';
import { textIn } from '#src/web/features/workspace-list/list-query.server.ts';
import { texts } from '#src/web/messages/messages.server.ts';

const LIMIT = 20;
const STATES = ['received', 'in-review', 'resolved'] as const;

export const loader = pageLoader('grievances', async ({ shop, locale, searchParams }) => {
  const { state, page } = readDeskView(searchParams, STATES);
  const [{ items, total }, counts] = await Promise.all([
    listGrievances(shop, { ...(state && { state }), page, limit: LIMIT }),
    countWaiting(shop),
  ]);
  return {
    texts: texts(locale, ...INBOX_TEXTS),
    states: STATES,
    view: toDeskView({ state, q: '', page }, total, LIMIT),
    counts,
    open: textIn(searchParams, 'open'),
    grievances: toComplaintViews(items, locale, shop.clock.now()),
  };
});
