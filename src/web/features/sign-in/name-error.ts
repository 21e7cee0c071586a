import { RULES } from '#src/kernel/field-rules.ts';

/** The key in `signUp` of why a display name is refused; undefined if it is valid. */
export function nameError(value: string): 'invalid.name' | 'invalid.script' | undefined {
  const refused = RULES.userName(value.normalize('NFC').trim());
  return refused && (refused === 'display-name-length' ? 'invalid.name' : 'invalid.script');
}
