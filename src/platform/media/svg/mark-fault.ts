import type { Because } from '#src/kernel/refusals.ts';
import { Fault } from '#src/platform/fault.ts';

/** Why a logo or mark is refused, for the uploader. */
export const markFault = (reason: Because): Fault => new Fault('invalid', reason, { fields: { file: reason } });
