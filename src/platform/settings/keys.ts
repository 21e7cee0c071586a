import { z } from 'zod';
import type { Given } from './kinds.ts';

const key = z.string().min(32, 'must have at least 32 characters').optional();

export const KEYS = { AUTH_SECRET: key, AUTH_SECRET_PREVIOUS: key };

export type KeySettings = {
  authSecret: string | undefined;
  /** The previous key: what it has signed and sealed stays valid while the key is being changed. */
  previousAuthSecret: string | undefined;
};

export const readKeys = (s: Given<typeof KEYS>): KeySettings => ({
  authSecret: s.AUTH_SECRET,
  previousAuthSecret: s.AUTH_SECRET_PREVIOUS,
});
