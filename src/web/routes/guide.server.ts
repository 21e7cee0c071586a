import { pageContext } from '#src/pages/page-context.ts';
import { administratorOnly } from '../admin/administrator-only.server.ts';
import { answered } from '../answered.server.ts';
import { listChapters } from '../guide/chapter-list.server.ts';
import { texts } from '../messages/messages.server.ts';
import type { LoaderArgs } from '../signed-in.server.ts';

export const loadGuide = (args: LoaderArgs) =>
  answered(args.context, async () => {
    await administratorOnly(args);
    const { locale } = args.context.get(pageContext);
    return { texts: texts(locale, 'guide'), chapters: listChapters() };
  });
