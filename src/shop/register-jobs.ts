import type { Shop } from '#src/shop/shop.ts';

/** All work that happens beside the requests: which queue, which use case. */
export function registerJobs(_shop: Shop): void {}
