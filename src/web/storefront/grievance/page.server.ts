import type { RouterContextProvider } from 'react-router';
import { pageContext } from '#src/ssr/page-context.ts';
import { answered } from '#src/web/context/answered.server.ts';
import { texts } from '#src/web/messages/messages.server.ts';

export const loadGrievance = (context: Readonly<RouterContextProvider>) =>
  answered(context, async () => {
    const { locale, origin } = context.get(pageContext);
    return { origin, texts: texts(locale, 'grievance') };
  });
