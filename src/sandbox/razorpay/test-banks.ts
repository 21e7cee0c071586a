import { ProviderRefusal } from './provider-refusal.ts';

/** Banks of the netbanking list by Razorpay's codes (https://razorpay.com/docs/payments/payment-methods/netbanking). */
export const TEST_BANKS = {
  SBIN: 'State Bank of India',
  HDFC: 'HDFC Bank',
  ICIC: 'ICICI Bank',
  UTIB: 'Axis Bank',
  KKBK: 'Kotak Mahindra Bank',
  PUNB_R: 'Punjab National Bank',
} as const;

export type BankCode = keyof typeof TEST_BANKS;

/** A bank's code from the list; the first is the default. */
export function readBank(value: unknown): BankCode {
  if (value === undefined || value === null) return 'SBIN';
  if (typeof value === 'string' && Object.hasOwn(TEST_BANKS, value)) return value as BankCode;
  throw new ProviderRefusal('The selected bank is invalid.', { field: 'bank' });
}
