import { BRAND, type ShopSettings } from '#src/kernel/brand.ts';
import { useRootOrNothing } from './use-root.ts';

/** The shop's name and details as the owner has set them. The defaults apply only if the root itself has failed. */
export const useShopSettings = (): ShopSettings => useRootOrNothing()?.store ?? BRAND;
