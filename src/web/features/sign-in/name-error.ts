import { RULES } from '#src/kernel/field-rules.ts';

/** The words of `signUp` that a display name is refused with; undefined when it is good. */
export function nameError(value: string): 'invalid.name' | 'invalid.script' | undefined {
  const refused = RULES.userName(value.normalize('NFC').trim());
  return refused && (refused === 'display-name-length' ? 'invalid.name' : 'invalid.script');
}
