import type { RouterContextProvider } from 'react-router';
import { pageContext } from '#src/pages/page-context.ts';
import { answered } from '../answered.server.ts';
import { texts } from '../messages/messages.server.ts';

/** The texts of a legal page; its facts are in brand.ts. */
export const loadLegal = (context: Readonly<RouterContextProvider>, area: string) =>
  answered(context, async () => {
    const { locale, origin } = context.get(pageContext);
    return { origin, texts: texts(locale, area) };
  });
