import { readFileSync } from 'node:fs';

// rules.md §1: the catalogue en-x-spec contains every text that docs/spec.md quotes, letter for letter; texts that no screen shows are listed here
// with the reason.
export const NOT_SHOWN: Record<string, string> = {
  '.00': 'a part of every price, made by the number format',
  INR: 'a value on the wire',
  created: 'a status on the wire',
  'No movies found': 'replaced: an empty list says ‘No orders found’ (rules.md §1)',
  'Error fetching products:': 'a line of the log',
  '1m customers': 'a figure of the settings (BRAND.figures) in the words ‘{count} customers’',
};
/** Quotations that the specification shortens. */
export const WHOLE: Record<string, string> = {
  '...Add This To Your Cart': 'Please Log in to your Account to Add This To Your Cart',
  '...Rate this Movie': 'Please Log in to your Account to Rate this Movie',
};

const spec = readFileSync(new URL('../../docs/spec.md', import.meta.url), 'utf8');
/** Every text that docs/spec.md quotes. */
export const QUOTED = [
  ...new Set([...spec.matchAll(/(?<![A-Za-z])'([^'\n]+)'(?![a-z])/g)].map(([, text]) => text as string)),
];
