import { listForDesk } from '#src/shop/engagement/questions/answer-question.ts';
import { QUESTION_STATES } from '#src/shop/engagement/questions/question.ts';
import { pageLoader } from '#src/web/context/page-loader.server.ts';
import { countWaiting } from '#src/web/features/inbox/count-waiting.server.ts';
import { INBOX_TEXTS, toQuestionViews } from '#src/web/features/inbox/views.server.ts';
import { readDeskView, toDeskView } from '#src/web/features/workspace-list/desk-view.server.ts';
import { textIn } from '#src/web/features/workspace-list/list-query.server.ts';
import { texts } from '#src/web/messages/messages.server.ts';

const LIMIT = 20;

export const loader = pageLoader('questions', async ({ shop, locale, searchParams }) => {
  const wish = readDeskView(searchParams, QUESTION_STATES);
  const [{ items, total }, counts] = await Promise.all([
    listForDesk(shop, { ...wish, limit: LIMIT }),
    countWaiting(shop),
  ]);
  return {
    texts: texts(locale, ...INBOX_TEXTS),
    states: QUESTION_STATES,
    view: toDeskView(wish, total, LIMIT),
    counts,
    open: textIn(searchParams, 'open'),
    questions: toQuestionViews(items, locale),
  };
});
