import { pageContext } from '#src/pages/page-context.ts';
import { notFound } from '#src/platform/fault.ts';
import { administratorOnly } from '../admin/administrator-only.server.ts';
import { answered } from '../answered.server.ts';
import { findChapter, listChapters } from '../guide/chapter-list.server.ts';
import { texts } from '../messages/messages.server.ts';
import type { LoaderArgs } from '../signed-in.server.ts';

export const loadChapter = (args: LoaderArgs & { params: { chapter?: string } }) =>
  answered(args.context, async () => {
    await administratorOnly(args);
    const { locale } = args.context.get(pageContext);
    const chapter = findChapter(args.params.chapter ?? '');
    if (!chapter) throw notFound('This chapter');
    const chapters = listChapters();
    return { texts: texts(locale, 'guide'), chapter, next: chapters[chapters.findIndex(({ name }) => name === chapter.name) + 1] };
  });
