import { PLACEMENT_ON_WIRE } from '#src/contract/client/product-words.ts';
import type { ManagedFilter } from '#src/shop/catalogue/managed.ts';
import type { ManagerFilter } from './list-address.ts';

/** The filter of the address in the shop's own words. */
export const toManagedFilter = ({ q, placement, category, brand, stock, state }: ManagerFilter): ManagedFilter => ({
  ...(q && { q }),
  ...(placement && { placement: PLACEMENT_ON_WIRE[placement] }),
  ...(category && { category }),
  ...(brand && { brand }),
  ...(stock && { stock }),
  ...(state && { state }),
});
