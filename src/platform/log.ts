import { AsyncLocalStorage } from 'node:async_hooks';
import pino, { type Logger } from 'pino';

export type Log = Logger;

const request = new AsyncLocalStorage<string>();

/** Runs `work` so that every line logged inside it carries the request's id. */
export const withRequestId = <T>(id: string, work: () => T): T => request.run(id, work);
export const currentRequestId = (): string | undefined => request.getStore();

/** JSON lines on standard output. Secrets and personal data are struck out by name, wherever they stand. */
export function createLog(level: string): Log {
  return pino({
    level,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    mixin: () => {
      const id = request.getStore();
      return id ? { requestId: id } : {};
    },
    redact: {
      paths: [
        'password',
        '*.password',
        'token',
        '*.token',
        'email',
        '*.email',
        'phone',
        '*.phone',
        'authorization',
        '*.authorization',
        'cookie',
        '*.cookie',
        '*.secret',
      ],
      censor: '[struck out]',
    },
  });
}
