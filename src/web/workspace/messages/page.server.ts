import { listMessages } from '#src/shop/content/support/list-messages.ts';
import { pageLoader } from '#src/web/context/page-loader.server.ts';
import { indiaWhen } from '#src/web/features/workspace-list/india-when.server.ts';
import { readDeskView } from '#src/web/features/workspace-list/read-desk-view.ts';
import { texts } from '#src/web/messages/messages.server.ts';

const LIMIT = 20;
const STATES = ['new', 'answered', 'closed', 'suspect'] as const;

export const loader = pageLoader('messages', async ({ shop, locale, request }) => {
  const wish = readDeskView(request.url, STATES);
  const { items, total } = await listMessages(shop, { ...wish, limit: LIMIT });
  const when = indiaWhen(locale);
  return {
    texts: texts(locale, 'desk', 'contactDesk'),
    states: STATES,
    view: { state: wish.state ?? '', q: wish.q, page: wish.page, pages: Math.ceil(total / LIMIT), total },
    messages: items.map(({ createdAt, answeredAt, ...message }) => ({
      ...message,
      when: when(createdAt),
      answeredWhen: answeredAt && when(answeredAt),
    })),
  };
});
