import { pageLoader } from '#src/web/context/page-loader.server.ts';
import { listChapters } from '#src/web/features/guide/chapter-list.server.ts';
import { texts } from '#src/web/messages/messages.server.ts';

export const loader = pageLoader('guide', async ({ locale }) => {
  return { texts: texts(locale, 'guide'), chapters: listChapters() };
});
