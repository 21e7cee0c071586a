import { listMessages } from '#src/shop/content/support/list-messages.ts';
import { pageContext } from '#src/ssr/page-context.ts';
import { administratorOnly } from '#src/web/context/administrator-only.server.ts';
import { answered } from '#src/web/context/answered.server.ts';
import type { LoaderArgs } from '#src/web/context/signed-in.server.ts';
import { indiaWhen } from '#src/web/features/workspace-list/india-when.server.ts';
import { readDeskView } from '#src/web/features/workspace-list/read-desk-view.ts';
import { texts } from '#src/web/messages/messages.server.ts';

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
      messages: items.map(({ createdAt, answeredAt, ...message }) => ({
        ...message,
        when: when(createdAt),
        answeredWhen: answeredAt && when(answeredAt),
      })),
    };
  });
