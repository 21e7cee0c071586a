import { createHash } from 'node:crypto';

/** Figures and letters that nobody takes for one another when copying, and that spell no words. */
const SIGNS = '23456789BCDFGHJKMNPQRSTVWXZ';
const LENGTH = 10;
const MARK = 'BT';
type Mark = typeof MARK | 'CD';

/**
 * What the customer writes into the transfer, so that the statement names the payment. Made from the payment's id, so that asking again gives the same,
 * and long enough that no other payment has it (27^10) and no misspelling hits one.
 */
export function referenceOf(paymentId: string, mark: Mark = MARK): string {
  const bytes = createHash('sha256').update(paymentId).digest();
  const signs = Array.from({ length: LENGTH }, (_, at) => SIGNS[bytes.readUInt16BE(at * 2) % SIGNS.length]);
  return mark + signs.join('');
}

const WITHIN = new RegExp(`(?=(${MARK}[${SIGNS}]{${LENGTH}}))`, 'g');

/** Everything in a statement's words that may be a reference: banks put spaces and slashes into them, and change the case. */
export const referencesIn = (narration: string): string[] => [
  ...new Set(
    [
      ...narration
        .toUpperCase()
        .replace(/[^A-Z0-9]/g, '')
        .matchAll(WITHIN),
    ].map((found) => found[1] ?? ''),
  ),
];
