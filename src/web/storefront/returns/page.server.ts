import type { RouterContextProvider } from 'react-router';
import { loadLegal } from '#src/web/features/page-text/load-legal.server.ts';

export const loadReturns = (context: Readonly<RouterContextProvider>) => loadLegal(context, 'returns');
