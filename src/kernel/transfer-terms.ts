import type { Paise } from './money.ts';
import { pinPrefixes } from './pin-prefixes.ts';

/** The account that money is transferred to. */
export type TransferAccount = { name: string; account: string; ifsc: string; bank: string };

/** What the owner offers by bank transfer: `least` and `most` in rupees, `pins` the beginnings of PIN codes, comma-separated; empty means everywhere. */
export type TransferTerms = { days: number; least: number; most: number; pins: string };

/** Whether the owner has entered an account: without one, nobody is offered a transfer. */
export const hasAccount = ({ name, account, ifsc }: TransferAccount): boolean =>
  name !== '' && account !== '' && ifsc !== '';

/** Whether an order of this amount to this PIN code may be paid by transfer. An address that is not chosen yet may be anywhere. */
export function mayTransfer(terms: TransferTerms, { total, zipcode }: { total: Paise; zipcode?: string }): boolean {
  if (total < terms.least * 100 || total > terms.most * 100) return false;
  const pins = pinPrefixes(terms.pins);
  return pins.length === 0 || zipcode === undefined || pins.some((begin) => zipcode.startsWith(begin));
}
