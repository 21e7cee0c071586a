import type { Platform } from '#src/platform/platform.ts';
import { selectAlerts } from './alert.store.ts';
import type { ProductAlert } from './alert.ts';

/** A shopper's alerts, newest first. */
export const listAlerts = ({ db }: Pick<Platform, 'db'>, uid: string): Promise<ProductAlert[]> => selectAlerts(db, uid);
