import { Fault } from '#src/platform/fault.ts';

/** Why a logo or mark cannot be taken, for whoever uploads it. */
export const markFault = (message: string): Fault => new Fault('invalid', message, { fields: { file: message } });
