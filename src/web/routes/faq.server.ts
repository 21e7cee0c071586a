import type { RouterContextProvider } from 'react-router';
import { pageContext } from '#src/pages/page-context.ts';
import { FAQ_TAG } from '#src/shop/support/faq.ts';
import { listQuestions } from '#src/shop/support/list-questions.ts';
import { answered } from '../answered.server.ts';
import { texts } from '../messages/messages.server.ts';

export const loadFaq = ({ context }: { context: Readonly<RouterContextProvider> }) =>
  answered(context, async () => {
    const { shop, tag, locale, origin } = context.get(pageContext);
    tag(FAQ_TAG);
    return { origin, texts: texts(locale, 'faq'), questions: await listQuestions(shop, locale) };
  });
