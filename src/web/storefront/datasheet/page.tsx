import type { Route } from './+types/page.ts';
import { loadDatasheet } from './page.server.ts';

/** A file, not a page: /datasheets/{id}.pdf. Kept in the page cache with the product's tag like the page itself. */
export const loader = ({ context, params }: Route.LoaderArgs) => loadDatasheet({ context, params });
