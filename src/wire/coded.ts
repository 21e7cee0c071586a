import type { ReasonCode } from '#src/kernel/refusals.ts';

/** A schema's error for a value that does not fit: a reason's code, which `fieldsOf` words with the schema's own limits. */
export const coded = (code: ReasonCode): string => code;
