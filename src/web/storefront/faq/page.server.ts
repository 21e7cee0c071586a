import type { RouterContextProvider } from 'react-router';
import { FAQ_TAG } from '#src/shop/content/support/faq.ts';
import { listQuestions } from '#src/shop/content/support/list-questions.ts';
import { pageContext } from '#src/ssr/page-context.ts';
import { answered } from '#src/web/context/answered.server.ts';
import { texts } from '#src/web/messages/messages.server.ts';

export const loadFaq = ({ context }: { context: Readonly<RouterContextProvider> }) =>
  answered(context, async () => {
    const { shop, tag, locale, origin } = context.get(pageContext);
    tag(FAQ_TAG);
    return { origin, texts: texts(locale, 'faq'), questions: await listQuestions(shop, locale) };
  });
