import type { RouterContextProvider } from 'react-router';
import type { TextPage } from '#src/contract/domain.ts';
import { pageContext } from '#src/pages/page-context.ts';
import { answered } from '../answered.server.ts';
import { loadOwnText } from '../page-text/own-text.server.ts';

/** The texts of a legal page: the owner's, else the standard ones, whose facts are in brand.ts. */
export const loadLegal = (context: Readonly<RouterContextProvider>, area: TextPage) =>
  answered(context, async () => ({ origin: context.get(pageContext).origin, ...(await loadOwnText(context, area)) }));
