import type { Platform } from '#src/platform/platform.ts';
import { selectKeys } from './api-key.store.ts';
import type { ApiKey } from './api-key.ts';

/** The owner's keys, the newest first. */
export const listKeys = ({ db }: Pick<Platform, 'db'>): Promise<ApiKey[]> => selectKeys(db);
