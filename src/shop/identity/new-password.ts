import { invalid } from '#src/platform/fault.ts';
import type { Settings } from '#src/platform/settings.ts';
import { isCommonPassword } from '#src/shop/identity/common-passwords.ts';

const LONGEST = 128;

/** Refuses what may not become a password (decisions.md §2), under the field `newPassword`. */
export function needGoodPassword({ passwordMinLength: min }: Pick<Settings, 'passwordMinLength'>, password: string): void {
  const wrong = (message: string) => invalid({ newPassword: message }, message);
  if (password === '') throw wrong('Passwords cannot be empty');
  if (password.length < min) throw wrong(`Password must have at least ${min} characters`);
  if (password.length > LONGEST) throw wrong(`Password can have at most ${LONGEST} characters`);
  if (isCommonPassword(password)) throw wrong('This password is one of the most common ones. Please choose another.');
}
