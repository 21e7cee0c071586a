import type { Route } from './+types/product-datasheet.ts';
import { loadDatasheet } from './product-datasheet.server.ts';

/** A file, not a page: /datasheets/{id}.pdf. Kept in the page cache with the product's tag like the page itself. */
export const loader = ({ context, params }: Route.LoaderArgs) => loadDatasheet({ context, params });
