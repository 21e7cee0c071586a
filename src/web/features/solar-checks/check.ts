import type { PageName } from '#src/kernel/page-table.ts';

export type CheckName = Extract<PageName, 'solarFit' | 'solarEv' | 'solarWater' | 'solarPump' | 'solarBackup'>;
/** By the names of a form's fields. */
export type Typed = Record<string, string>;

/** What a form was given, as it was typed, and what is wrong with it. */
export type CheckState = { answers: Typed; errors: Typed };
export type Option = { value: string; label: string };
