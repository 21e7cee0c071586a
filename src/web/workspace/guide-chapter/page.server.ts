import { notFound } from '#src/platform/fault.ts';
import { pageContext } from '#src/ssr/page-context.ts';
import { administratorOnly } from '#src/web/context/administrator-only.server.ts';
import { answered } from '#src/web/context/answered.server.ts';
import type { LoaderArgs } from '#src/web/context/signed-in.server.ts';
import { findChapter, listChapters } from '#src/web/features/guide/chapter-list.server.ts';
import { texts } from '#src/web/messages/messages.server.ts';

export const loadChapter = (args: LoaderArgs & { params: { chapter?: string } }) =>
  answered(args.context, async () => {
    await administratorOnly(args);
    const { locale } = args.context.get(pageContext);
    const chapter = findChapter(args.params.chapter ?? '');
    if (!chapter) throw notFound('This chapter');
    const chapters = listChapters();
    return {
      texts: texts(locale, 'guide'),
      chapter,
      next: chapters[chapters.findIndex(({ name }) => name === chapter.name) + 1],
    };
  });
