import type { RouterContextProvider } from 'react-router';
import { pageContext } from '#src/pages/page-context.ts';
import { answered } from '../answered.server.ts';
import { texts } from '../messages/messages.server.ts';

export const loadGrievance = (context: Readonly<RouterContextProvider>) =>
  answered(context, async () => {
    const { locale, origin } = context.get(pageContext);
    return { origin, texts: texts(locale, 'grievance') };
  });
