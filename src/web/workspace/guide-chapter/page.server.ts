import { notFound } from '#src/platform/fault.ts';
import { pageLoader } from '#src/web/context/page-loader.server.ts';
import { findChapter, listChapters } from '#src/web/features/guide/chapter-list.server.ts';
import { texts } from '#src/web/messages/messages.server.ts';

export const loader = pageLoader('guideChapter', async ({ locale, params }) => {
  const chapter = findChapter(params.chapter ?? '');
  if (!chapter) throw notFound('chapter');
  const chapters = listChapters();
  return {
    texts: texts(locale, 'guide'),
    chapter,
    next: chapters[chapters.findIndex(({ name }) => name === chapter.name) + 1],
  };
});
