import { listModerated } from '#src/shop/engagement/reviews/moderate-comment.ts';
import { pageLoader } from '#src/web/context/page-loader.server.ts';
import { texts } from '#src/web/messages/messages.server.ts';

const PAGE_SIZE = 20;

export const loader = pageLoader('moderation', async ({ shop, locale, searchParams }) => {
  const state = searchParams.get('state') === 'hidden' ? ('hidden' as const) : ('reported' as const);
  const asked = searchParams.get('page') ?? '1';
  const page = /^[1-9]\d{0,5}$/.test(asked) ? Number(asked) : 1;
  const { items, total, next } = await listModerated(shop, { state, page, limit: PAGE_SIZE });
  return {
    texts: texts(locale, 'moderation'),
    locale,
    state,
    page,
    next,
    total,
    comments: items.map(({ at, ...rest }) => ({ ...rest, at: at.toISOString() })),
  };
});
