import type { Because } from '#src/kernel/refusals.ts';
import { Fault } from '#src/platform/fault.ts';

/** Why a logo or mark cannot be taken, for whoever uploads it. */
export const markFault = (reason: Because): Fault => new Fault('invalid', reason, { fields: { file: reason } });
