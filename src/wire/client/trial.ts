import type { Proof } from './account.ts';
import { call } from './call.ts';

type Wish = Proof & { name: string; customers: boolean; demonstration: boolean };

/** Clears all trial data away. Refused `invalid` by field, `conflict` while a test payment is open and once real money was received. */
export const clearTrial = async (wish: Wish): Promise<void> => void (await call('POST', '/admin/trial/clear', wish));
