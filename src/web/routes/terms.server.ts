import type { RouterContextProvider } from 'react-router';
import { loadLegal } from '../legal/load-legal.server.ts';

export const loadTerms = ({ context }: { context: Readonly<RouterContextProvider> }) => loadLegal(context, 'terms');
