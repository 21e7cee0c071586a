import { AsyncLocalStorage } from 'node:async_hooks';
import pino, { type Logger, type LoggerOptions } from 'pino';
import pretty from 'pino-pretty';

export type Log = Logger;
/** `words` for a person, `json` for whatever reads, keeps and searches lines. */
export type LogFormat = 'words' | 'json';

/** Words where a person sits at a terminal, JSON in a pipe, a file or a service, unless LOG_FORMAT says otherwise. */
export const usualFormat = (given: unknown = process.env['LOG_FORMAT']): LogFormat =>
  given === 'words' || given === 'json' ? given : process.stdout.isTTY ? 'words' : 'json';

/** The request that is being answered, and what is learned of it on the way, for the lines that tell of it. */
export type RequestFacts = {
  id: string;
  /** Where it comes from (platform/rate-limit/network-of.ts); worked out only for a line that needs it. */
  network: () => string;
  uid?: string;
  role?: string;
  /** Why it was refused, as the caller is told; the limit that it has reached; the page that it asked for. */
  code?: string;
  limit?: string;
  page?: string;
  /** A line of the security log has told already what went wrong. */
  told?: true;
};

const request = new AsyncLocalStorage<RequestFacts>();

/** Runs `work` so that every line logged inside it carries the request's id. */
export const withRequest = <T>(facts: RequestFacts, work: () => T): T => request.run(facts, work);
export const currentRequest = (): RequestFacts | undefined => request.getStore();
export const currentRequestId = (): string | undefined => request.getStore()?.id;

/** Lines on standard output. Secrets and personal data are struck out by name, wherever they stand. */
export function createLog(level: string, format: LogFormat = 'json'): Log {
  const options: LoggerOptions = {
    level,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    mixin: () => {
      const id = currentRequestId();
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
  };
  return format === 'words' ? pino(options, words()) : pino(options);
}

/** In this thread and at once: what a process says last must not be lost in a worker. */
const words = () =>
  pretty({
    sync: true,
    colorize: Boolean(process.stdout.isTTY) && !process.env['NO_COLOR'],
    translateTime: 'SYS:HH:MM:ss',
    hideObject: true, // it would be JSON: `sentence` tells it instead
    messageFormat: sentence,
  });

/** `the database answers again (seconds 2.1, failures 4)`, with the stack of an error below. */
function sentence(line: Record<string, unknown>): string {
  const { level: _level, time: _time, msg, err, ...more } = line;
  const facts = Object.entries(more).map(
    ([name, value]) => `${name} ${typeof value === 'string' ? value : JSON.stringify(value)}`,
  );
  const { stack, message } = (err ?? {}) as { stack?: string; message?: string };
  return `${msg ?? message ?? ''}${facts.length ? ` (${facts.join(', ')})` : ''}${err ? `\n    ${stack ?? message ?? JSON.stringify(err)}` : ''}`;
}
