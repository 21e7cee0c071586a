import type { RouterContextProvider } from 'react-router';
import { pageContext } from '#src/ssr/page-context.ts';
import { texts } from '#src/web/messages/messages.server.ts';

export function loadOffline({ context }: { context: Readonly<RouterContextProvider> }) {
  return { texts: texts(context.get(pageContext).locale, 'offline') };
}
