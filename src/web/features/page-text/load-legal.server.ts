import type { RouterContextProvider } from 'react-router';
import { pageContext } from '#src/ssr/page-context.ts';
import { answered } from '#src/web/context/answered.server.ts';
import type { TextPage } from '#src/wire/domain.ts';
import { loadOwnText } from './own-text.server.ts';

/** The texts of a legal page: the owner's, else the standard ones, whose facts are in brand.ts. */
export const loadLegal = (context: Readonly<RouterContextProvider>, area: TextPage) =>
  answered(context, async () => ({ origin: context.get(pageContext).origin, ...(await loadOwnText(context, area)) }));
