import type { RouterContextProvider } from 'react-router';
import { loadLegal } from '../legal/load-legal.server.ts';

export const loadPrivacy = (context: Readonly<RouterContextProvider>) => loadLegal(context, 'privacy');
