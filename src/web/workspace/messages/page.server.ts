import { listMessages } from '#src/shop/content/support/list-messages.ts';
import { pageLoader } from '#src/web/context/page-loader.server.ts';
import { countWaiting } from '#src/web/features/inbox/count-waiting.server.ts';
import { INBOX_TEXTS, toMessageViews } from '#src/web/features/inbox/views.server.ts';
import { readDeskView, toDeskView } from '#src/web/features/workspace-list/desk-view.server.ts';
import { textIn } from '#src/web/features/workspace-list/list-query.server.ts';
import { texts } from '#src/web/messages/messages.server.ts';

const LIMIT = 20;
const STATES = ['new', 'answered', 'closed', 'suspect'] as const;

export const loader = pageLoader('messages', async ({ shop, locale, searchParams }) => {
  const wish = readDeskView(searchParams, STATES);
  const [{ items, total }, counts] = await Promise.all([
    listMessages(shop, { ...wish, limit: LIMIT }),
    countWaiting(shop),
  ]);
  return {
    texts: texts(locale, ...INBOX_TEXTS),
    states: STATES,
    view: toDeskView(wish, total, LIMIT),
    counts,
    open: textIn(searchParams, 'open'),
    messages: toMessageViews(items, locale),
  };
});
