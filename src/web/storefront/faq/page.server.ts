import { FAQ_TAG } from '#src/shop/content/support/faq.ts';
import { listQuestions } from '#src/shop/content/support/list-questions.ts';
import { pageLoader } from '#src/web/context/page-loader.server.ts';
import { texts } from '#src/web/messages/messages.server.ts';

export const loader = pageLoader('faq', async ({ shop, tag, locale, origin }) => {
  tag(FAQ_TAG);
  return { origin, texts: texts(locale, 'faq'), questions: await listQuestions(shop, locale) };
});
