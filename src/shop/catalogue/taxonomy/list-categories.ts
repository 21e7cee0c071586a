import type { Platform } from '#src/platform/platform.ts';
import { selectBrands, selectCategories } from './category.store.ts';

/** All categories, in the shop's order. */
export const listCategories = ({ db }: Pick<Platform, 'db'>) => selectCategories(db);

/** All brands, in the shop's order. */
export const listBrands = ({ db }: Pick<Platform, 'db'>) => selectBrands(db);
