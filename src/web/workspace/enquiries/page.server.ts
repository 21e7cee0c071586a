import { listEnquiries } from '#src/shop/services/plans/enquiry-desk.ts';
import { pageLoader } from '#src/web/context/page-loader.server.ts';
import { countWaiting } from '#src/web/features/inbox/count-waiting.server.ts';
import { INBOX_TEXTS, toEnquiryViews } from '#src/web/features/inbox/views.server.ts';
import { readDeskView, toDeskView } from '#src/web/features/workspace-list/desk-view.server.ts';
import { textIn } from '#src/web/features/workspace-list/list-query.server.ts';
import { texts } from '#src/web/messages/messages.server.ts';

const LIMIT = 20;
const STATES = ['new', 'called', 'closed'] as const;

export const loader = pageLoader('enquiries', async ({ shop, locale, searchParams }) => {
  const wish = readDeskView(searchParams, STATES);
  const [{ items, total }, counts] = await Promise.all([
    listEnquiries(shop, { ...wish, limit: LIMIT }),
    countWaiting(shop),
  ]);
  return {
    texts: texts(locale, ...INBOX_TEXTS),
    states: STATES,
    view: toDeskView(wish, total, LIMIT),
    counts,
    open: textIn(searchParams, 'open'),
    enquiries: await toEnquiryViews(shop, items, locale),
  };
});
