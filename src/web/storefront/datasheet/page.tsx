/** A file, not a page: /datasheets/{id}.pdf. Kept in the page cache with the product's tag like the page itself. */
export { loader } from './page.server.ts';
