import { pageContext } from '#src/pages/page-context.ts';
import { listMessages } from '#src/shop/support/list-messages.ts';
import { administratorOnly } from '../admin/administrator-only.server.ts';
import { answered } from '../answered.server.ts';
import { indiaWhen } from '../desk/india-when.server.ts';
import { readDeskView } from '../desk/read-desk-view.ts';
import { texts } from '../messages/messages.server.ts';
import type { LoaderArgs } from '../signed-in.server.ts';

const LIMIT = 20;
const STATES = ['new', 'answered', 'closed', 'suspect'] as const;

export const loadMessages = (args: LoaderArgs) =>
  answered(args.context, async () => {
    await administratorOnly(args);
    const { shop, locale } = args.context.get(pageContext);
    const wish = readDeskView(args.request.url, STATES);
    const { items, total } = await listMessages(shop, { ...wish, limit: LIMIT });
    const when = indiaWhen(locale);
    return {
      texts: texts(locale, 'desk', 'contactDesk'),
      states: STATES,
      view: { state: wish.state ?? '', q: wish.q, page: wish.page, pages: Math.ceil(total / LIMIT), total },
      messages: items.map(({ createdAt, answeredAt, ...message }) => ({ ...message, when: when(createdAt), answeredWhen: answeredAt && when(answeredAt) })),
    };
  });
