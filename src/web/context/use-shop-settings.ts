import { BRAND, type ShopSettings } from '#src/kernel/brand.ts';
import { useRootOrNothing } from './use-root.ts';

/** How the shop names itself now: what the owner has set. The defaults only where the root itself has failed. */
export const useShopSettings = (): ShopSettings => useRootOrNothing()?.store ?? BRAND;
