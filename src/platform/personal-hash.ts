import { createHmac } from 'node:crypto';

/** The same value for the same purpose has the same hash, and another for any other purpose. */
export type PersonalHash = (purpose: string, value: string) => string;

/**
 * Keeps an address, number or network so that the same one is known again and none can be told from it. There are few enough of them to
 * try all: without the key a hash hides nothing.
 * @param key a secret of the shop's that does not lie in the database with what it hashes
 */
export const personalHash =
  (key: string): PersonalHash =>
  (purpose, value) =>
    createHmac('sha256', key).update(`${purpose}\n${value}`).digest('base64url');
