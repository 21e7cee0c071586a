import type { Platform } from '#src/platform/platform.ts';
import { hasEntry } from './audit.store.ts';

/** Whether any of these actions has ever been recorded in the workspace. */
export const wasDone = ({ db }: Pick<Platform, 'db'>, acts: readonly string[]): Promise<boolean> => hasEntry(db, acts);
