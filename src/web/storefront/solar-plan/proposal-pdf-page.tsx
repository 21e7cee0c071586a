/** A file, not a page: /solar/plan/{token}.pdf. Never cached: its address is a secret. */
export { loader } from './proposal-pdf-page.server.ts';
