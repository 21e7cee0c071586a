import { APIError } from 'better-auth/api';
import { type Because, toReason } from '#src/kernel/refusals.ts';
import type { Platform } from '#src/platform/platform.ts';
import { wrongPassword } from './new-password.ts';

export const FAILED_SIGN_UP = 'Failed to create an account';

/** Refuses what the library would let pass: names outside spec.md §5, common passwords, the administrator's address. */
export function checkSignUp(platform: Platform, body: Record<string, unknown>) {
  const name = typeof body['name'] === 'string' ? body['name'].trim() : '';
  const email = typeof body['email'] === 'string' ? body['email'].trim().toLowerCase() : '';
  const refuse = (given: Because, code: string) => {
    const reason = toReason(given);
    throw new APIError('UNPROCESSABLE_ENTITY', { message: reason.message, code, reason });
  };
  // biome-ignore lint/suspicious/noControlCharactersInRegex: a NUL would reach PostgreSQL and fail there (seen)
  if (/[\u0000-\u001f\u007f]/.test(name + email)) refuse('sign-up-failed', 'INVALID_CHARACTERS');
  if (lettersOf(name) < 4 || lettersOf(name) > 20) refuse('display-name-length', 'INVALID_NAME');
  const wrong =
    typeof body['password'] === 'string' &&
    body['password'].length >= platform.settings.passwordMinLength &&
    wrongPassword(platform, body['password'], { name, email });
  if (wrong && body['password'] !== '') refuse(wrong, 'PASSWORD_COMPROMISED');
}

/** Nobody signs up with the administrator's address; the refusal is the one of any that is taken. */
export function refuseAdminAddress({ settings }: Platform, email: string): void {
  if (email === settings.adminEmail)
    throw new APIError('UNPROCESSABLE_ENTITY', { message: FAILED_SIGN_UP, code: 'FAILED_TO_CREATE_USER' });
}

/** Characters as people count them: a Hindi or Gujarati letter with its marks is one. */
const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });
const lettersOf = (name: string): number => (name.length > 200 ? name.length : [...segmenter.segment(name)].length);
