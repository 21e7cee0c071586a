import { type Because, because } from '#src/kernel/refusals.ts';
import { invalid } from '#src/platform/fault.ts';
import type { Platform } from '#src/platform/platform.ts';
import { isCommonPassword } from './common-passwords.ts';
import { isGuessable } from './guessable.ts';

export const LONGEST_PASSWORD = 128;
type Person = { name?: string; email?: string };

/** Why this is not allowed as a new password (rules.md §2), or undefined. */
export function wrongPassword(
  { settings, shopSettings }: Pick<Platform, 'settings' | 'shopSettings'>,
  password: string,
  person: Person = {},
): Because | undefined {
  const { passwordMinLength: min } = settings;
  if (password === '') return 'password-empty';
  if (password.length < min) return because('password-too-short', { min });
  if (password.length > LONGEST_PASSWORD) return because('password-too-long', { max: LONGEST_PASSWORD });
  if (isCommonPassword(password)) return 'password-common';
  const { name, longName } = shopSettings.current;
  if (isGuessable(password, { ...person, shop: [name, longName] })) return 'password-guessable';
  return undefined;
}

/** Refuses such a password, under the field `newPassword`. */
export function needGoodPassword(
  platform: Pick<Platform, 'settings' | 'shopSettings'>,
  password: string,
  person?: Person,
): void {
  const reason = wrongPassword(platform, password, person);
  if (reason) throw invalid({ newPassword: reason }, reason);
}
