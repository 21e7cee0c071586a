import { dayInIndia } from '#src/kernel/india-time.ts';
import { invalid } from '#src/platform/fault.ts';
import { isMailAddress } from '#src/platform/mail/message.ts';
import type { Platform } from '#src/platform/platform.ts';
import { networkOf } from '#src/platform/rate-limit/network-of.ts';

/** `KC-2026-000123`: the kind, the year in India, and a number that is never reused. */
export const numbered = (letters: 'KC' | 'KG', number: number, at: Date): string =>
  `${letters}-${dayInIndia(at).slice(0, 4)}-${String(number).padStart(6, '0')}`;

/** A sender's network as it is stored, for a day: enough to recognise the same one again. */
export const senderHash = ({ personalHash }: Pick<Platform, 'personalHash'>, what: string, address: string): string =>
  personalHash(`${what} sender`, networkOf(address));

/** The same text from the same sender within this time is a form resubmitted after a lost answer. */
export const SAME_WITHIN = 15 * 60_000;

export const TOO_OFTEN = 'too-often';

/** Throws `invalid` for a well-formed address that no mail can reach. */
export function needReachable(email: string): void {
  if (!isMailAddress(email)) throw invalid({ email: 'email-format' });
}
