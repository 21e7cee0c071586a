import { createHmac } from 'node:crypto';

/** The same value gives the same hash for one purpose, and a different one for any other. */
export type PersonalHash = (purpose: string, value: string) => string;

/**
 * Hashes an address, number or network so that it can be recognised again but not read. There are few enough of them to try all: without
 * the key a hash hides nothing.
 * @param key a secret of the shop that is not stored in the database with the hashes
 */
export const personalHash =
  (key: string): PersonalHash =>
  (purpose, value) =>
    createHmac('sha256', key).update(`${purpose}\n${value}`).digest('base64url');
