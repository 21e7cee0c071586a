import type { ReasonCode } from '#src/kernel/refusals.ts';

/** What a schema says where a value is not its own: a reason's code, which `fieldsOf` words with the schema's own limits. */
export const coded = (code: ReasonCode): string => code;
