import type { RouterContextProvider } from 'react-router';
import { loadLegal } from '../legal/load-legal.server.ts';

export const loadShipping = (context: Readonly<RouterContextProvider>) => loadLegal(context, 'shipping');
