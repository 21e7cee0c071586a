import { listMessages } from '#src/shop/content/support/list-messages.ts';
import { pageLoader } from '#src/web/context/page-loader.server.ts';
import { readDeskView, toDeskView } from '#src/web/features/workspace-list/desk-view.server.ts';
import { indiaWhen } from '#src/web/features/workspace-list/india-when.server.ts';
import { texts } from '#src/web/messages/messages.server.ts';

const LIMIT = 20;
const STATES = ['new', 'answered', 'closed', 'suspect'] as const;

export const loader = pageLoader('messages', async ({ shop, locale, searchParams }) => {
  const wish = readDeskView(searchParams, STATES);
  const { items, total } = await listMessages(shop, { ...wish, limit: LIMIT });
  const when = indiaWhen(locale);
  return {
    texts: texts(locale, 'desk', 'contactDesk'),
    states: STATES,
    view: toDeskView(wish, total, LIMIT),
    messages: items.map(({ createdAt, answeredAt, ...message }) => ({
      ...message,
      when: when(createdAt),
      answeredWhen: answeredAt && when(answeredAt),
    })),
  };
});
