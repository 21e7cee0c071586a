import { listGrievances } from '#src/shop/content/support/answer-grievance.ts';
import { listMessages } from '#src/shop/content/support/list-messages.ts';
import { listForDesk } from '#src/shop/engagement/questions/answer-question.ts';
import { listEnquiries } from '#src/shop/services/plans/enquiry-desk.ts';
import { pageLoader } from '#src/web/context/page-loader.server.ts';
import { countWaiting } from '#src/web/features/inbox/count-waiting.server.ts';
import {
  INBOX_TEXTS,
  toComplaintViews,
  toEnquiryViews,
  toMessageViews,
  toQuestionViews,
} from '#src/web/features/inbox/views.server.ts';
import { textIn } from '#src/web/features/workspace-list/list-query.server.ts';
import { texts } from '#src/web/messages/messages.server.ts';

/** Of each kind and state; the lists of one kind have the rest. */
const MOST = { page: 1, limit: 50 };

/** Everything that waits for an answer. */
export const loader = pageLoader('inbox', async ({ shop, locale, searchParams }) => {
  const [counts, messages, questions, enquiries, received, reviewed] = await Promise.all([
    countWaiting(shop),
    listMessages(shop, { ...MOST, state: 'new', q: '' }),
    listForDesk(shop, { ...MOST, state: 'open' }),
    listEnquiries(shop, { ...MOST, state: 'new', q: '' }),
    listGrievances(shop, { ...MOST, state: 'received' }),
    listGrievances(shop, { ...MOST, state: 'in-review' }),
  ]);
  return {
    texts: texts(locale, ...INBOX_TEXTS),
    counts,
    open: textIn(searchParams, 'open'),
    messages: toMessageViews(messages.items, locale),
    questions: toQuestionViews(questions.items, locale),
    enquiries: await toEnquiryViews(shop, enquiries.items, locale),
    complaints: toComplaintViews([...received.items, ...reviewed.items], locale, shop.clock.now()),
  };
});
