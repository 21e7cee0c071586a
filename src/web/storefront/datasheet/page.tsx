/** A file, not a page: /datasheets/{id}.pdf. Cached with the product's tag like the page itself. */
export { loader } from './page.server.ts';
