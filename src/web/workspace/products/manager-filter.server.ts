import { placementNamed } from '#src/kernel/placements.ts';
import type { ManagedFilter } from '#src/shop/catalogue/products/managed.ts';
import type { ManagerFilter } from './list-address.ts';

/** The address's filter in the shop's own terms. */
export const toManagedFilter = ({ q, placement, category, brand, stock, state }: ManagerFilter): ManagedFilter => ({
  ...(q && { q }),
  ...(placement && { placement: placementNamed(placement) }),
  ...(category && { category }),
  ...(brand && { brand }),
  ...(stock && { stock }),
  ...(state && { state }),
});
