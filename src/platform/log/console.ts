import { inspect } from 'node:util';
import { isCannotStart } from '#src/platform/cannot-start.ts';
import { createLog, type LogFormat, usualFormat } from './log.ts';

/** Prints what the operator must know whatever LOG_LEVEL says: where the shop listens, the first password. */
export function printLine(line: string, format: LogFormat): void {
  if (format === 'words') process.stdout.write(`${line}\n`);
  else createLog('info', format).info(line);
}

/** Reports why the shop does not start or cannot go on: a sentence on standard error for a person, a log line for a pipe; a stack only for a bug. */
export function printStartFailure(error: unknown, format: LogFormat = usualFormat()): void {
  const known = isCannotStart(error);
  if (format === 'json')
    createLog('fatal', format).fatal(known ? {} : { err: error }, known ? error.message : 'Kiran could not start.');
  else process.stderr.write(known ? `${error.message}\n` : `Kiran could not start. ${inspect(error)}\n`);
}
