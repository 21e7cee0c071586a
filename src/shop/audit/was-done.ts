import type { Platform } from '#src/platform/platform.ts';
import { hasEntry } from './audit.store.ts';

/** Whether somebody has ever done one of these things in the workspace. */
export const wasDone = ({ db }: Pick<Platform, 'db'>, acts: readonly string[]): Promise<boolean> => hasEntry(db, acts);
