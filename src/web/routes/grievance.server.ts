import type { RouterContextProvider } from 'react-router';
import { loadLegal } from '../legal/load-legal.server.ts';

export const loadGrievance = (context: Readonly<RouterContextProvider>) => loadLegal(context, 'grievance');
