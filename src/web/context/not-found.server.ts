import { data, type RouterContextProvider } from 'react-router';
import { pageContext } from '#src/ssr/page-context.ts';
import { texts } from '#src/web/messages/messages.server.ts';
import type { ErrorText } from './answered.server.ts';

/** An unknown address answers 404 to everyone (rules.md §2). */
export function refuseAddress({ context }: { context: Readonly<RouterContextProvider> }): never {
  const { locale } = context.get(pageContext);
  const { notFound } = texts(locale, 'errors')['errors'] as { notFound: string };
  throw data({ message: notFound } satisfies ErrorText, { status: 404 });
}
