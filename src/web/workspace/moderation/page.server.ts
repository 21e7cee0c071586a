import { listModerated } from '#src/shop/engagement/reviews/moderate-comment.ts';
import { pageContext } from '#src/ssr/page-context.ts';
import { administratorOnly } from '#src/web/context/administrator-only.server.ts';
import { answered } from '#src/web/context/answered.server.ts';
import type { LoaderArgs } from '#src/web/context/signed-in.server.ts';
import { texts } from '#src/web/messages/messages.server.ts';

const PAGE_SIZE = 20;

export const loadModeration = (args: LoaderArgs) =>
  answered(args.context, async () => {
    await administratorOnly(args);
    const { shop, locale } = args.context.get(pageContext);
    const { searchParams } = new URL(args.request.url);
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
