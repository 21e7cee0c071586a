import { isMailAddress } from '#src/platform/mail/message.ts';

/** What we take from Google about a person. `subject`: the Google account's id, which is never reassigned. */
export type Profile = { subject: string; email: string; emailVerified: boolean; name: string };

/** The profile in an ID token's claims; undefined where its address cannot receive mail. */
export function readProfile(claims: Record<string, unknown>): Profile | undefined {
  const { sub, email, email_verified: verified, name } = claims;
  const address = typeof email === 'string' ? email.toLowerCase() : '';
  if (typeof sub !== 'string' || sub.trim() === '' || !isMailAddress(address)) return undefined;
  return {
    subject: sub,
    email: address,
    emailVerified: verified === true,
    name: shownName(typeof name === 'string' ? name : '', address),
  };
}

/** A name by our own rules: 4 to 20 characters, no invisible ones (spec.md §5). */
function shownName(name: string, email: string): string {
  const clean = [
    ...name
      .normalize('NFC')
      .replace(/[\p{Cc}\p{Cf}]/gu, '')
      .trim(),
  ]
    .slice(0, 20)
    .join('')
    .trim();
  return clean.length >= 4 ? clean : (email.split('@')[0] ?? '').slice(0, 20).padEnd(4, '·');
}
