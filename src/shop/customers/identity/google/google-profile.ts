import { isMailAddress } from '#src/platform/mail/message.ts';

/** What is taken from Google about a person. `subject`: the account there, which is never given to anybody else. */
export type Profile = { subject: string; email: string; emailVerified: boolean; name: string };

/** What an ID token's claims say; undefined where its address is none that mail can reach. */
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

/** A name as our own rules want it: 4 to 20 characters, nothing hidden (spec.md §5). */
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
