import { DAY_MS, dayInIndia } from '#src/kernel/india-time.ts';
import { because } from '#src/kernel/refusals.ts';
import { invalid } from '#src/platform/fault.ts';
import type { AddressDraft } from '#src/shop/customers/addresses/address.ts';

export type PreferredTime = 'any' | 'morning' | 'afternoon';

/** An enquiry about a kind of home service, or about a visit of a plan. The caller has checked the fields. */
export type EnquiryDraft = {
  about: { category: string } | { planId: number };
  name: string;
  phone: string;
  email: string;
  pincode: string;
  address?: AddressDraft;
  /** What the customer needs, or what is wrong with the system. */
  message: string;
  note: string;
  /** `YYYY-MM-DD` in India. */
  preferredDay?: string;
  preferredTime: PreferredTime;
  locale: string;
  uid?: string;
};

/** How far ahead the preferred day can be, in days. */
const DAYS_AHEAD = 60;

/** Days that can be preferred: from tomorrow on, `YYYY-MM-DD` in India. @internal */
export const preferredDays = (now: Date): { first: string; last: string } => ({
  first: dayInIndia(new Date(now.getTime() + DAY_MS)),
  last: dayInIndia(new Date(now.getTime() + DAYS_AHEAD * DAY_MS)),
});

/** Throws `invalid` for a day outside {@link preferredDays}. */
export function checkPreferredDay(preferred: string | undefined, now: Date): void {
  if (preferred === undefined) return;
  const { first, last } = preferredDays(now);
  if (preferred < first || preferred > last)
    throw invalid({ preferredDay: because('enquiry-day', { max: DAYS_AHEAD }) });
}

/** `KE-2026-000123`: the year in India, and a unique number. */
export const referenceOf = (number: number, at: Date): string =>
  `KE-${dayInIndia(at).slice(0, 4)}-${String(number).padStart(6, '0')}`;
