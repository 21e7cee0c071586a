import { invalid } from '#src/platform/fault.ts';
import type { Platform } from '#src/platform/platform.ts';
import { isCommonPassword } from './common-passwords.ts';
import { isGuessable } from './guessable.ts';

const LONGEST = 128;
type Person = { name?: string; email?: string };

/** Why this may not become somebody's password (rules.md §2), or undefined. */
export function wrongPassword(
  { settings, store }: Pick<Platform, 'settings' | 'store'>,
  password: string,
  person: Person = {},
): string | undefined {
  const { passwordMinLength: min } = settings;
  if (password === '') return 'Passwords cannot be empty';
  if (password.length < min) return `Password must have at least ${min} characters`;
  if (password.length > LONGEST) return `Password can have at most ${LONGEST} characters`;
  if (isCommonPassword(password)) return 'This password is one of the most common ones. Please choose another.';
  const { name, longName } = store.current;
  if (isGuessable(password, { ...person, shop: [name, longName] }))
    return 'This password is easy to guess from your name or ours. Please choose another.';
  return undefined;
}

/** Refuses such a password, under the field `newPassword`. */
export function needGoodPassword(
  platform: Pick<Platform, 'settings' | 'store'>,
  password: string,
  person?: Person,
): void {
  const message = wrongPassword(platform, password, person);
  if (message) throw invalid({ newPassword: message }, message);
}
