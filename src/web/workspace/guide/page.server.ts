import { pageContext } from '#src/ssr/page-context.ts';
import { administratorOnly } from '#src/web/context/administrator-only.server.ts';
import { answered } from '#src/web/context/answered.server.ts';
import type { LoaderArgs } from '#src/web/context/signed-in.server.ts';
import { listChapters } from '#src/web/features/guide/chapter-list.server.ts';
import { texts } from '#src/web/messages/messages.server.ts';

export const loadGuide = (args: LoaderArgs) =>
  answered(args.context, async () => {
    await administratorOnly(args);
    const { locale } = args.context.get(pageContext);
    return { texts: texts(locale, 'guide'), chapters: listChapters() };
  });
