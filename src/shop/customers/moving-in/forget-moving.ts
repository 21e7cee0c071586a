import { DAY_MS } from '#src/kernel/india-time.ts';
import type { Platform } from '#src/platform/platform.ts';
import { deleteStrangersBefore } from './moved-customer.store.ts';
import { deleteImportsBefore } from './moving-import.store.ts';
import { deleteOrdersBefore } from './past-order.store.ts';

type Forgets = Pick<Platform, 'db' | 'clock'>;
const ago = ({ clock }: Forgets, days: number) => new Date(clock.now().getTime() - days * DAY_MS);

const FILE_DAYS = 30;
const STRANGER_DAYS = 3 * 365;
const ORDER_DAYS = 8 * 365 + 2;

/** Forgets files that were looked through or taken in long ago; what came in stays. */
export const forgetMovingFiles = (platform: Forgets) => deleteImportsBefore(platform.db, ago(platform, FILE_DAYS));

/** Forgets former customers who have not joined in three years. */
export const forgetFormerCustomers = (platform: Forgets) =>
  deleteStrangersBefore(platform.db, ago(platform, STRANGER_DAYS));

/** Forgets orders of the former shop once their warranty and the law's periods are long over. */
export const forgetPastOrders = (platform: Forgets) => deleteOrdersBefore(platform.db, ago(platform, ORDER_DAYS));
