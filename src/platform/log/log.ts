import { AsyncLocalStorage } from 'node:async_hooks';
import pino, { type Logger, type LoggerOptions } from 'pino';
import pretty from 'pino-pretty';
import { currentTraceId } from '#src/platform/trace/span.ts';

export type Log = Logger;
/** `words` for a person, `json` for programs that read, store and search lines. */
export type LogFormat = 'words' | 'json';

/** Words at a terminal, JSON in a pipe, a file or a service, unless LOG_FORMAT says otherwise. */
export const usualFormat = (given: unknown = process.env['LOG_FORMAT']): LogFormat =>
  given === 'words' || given === 'json' ? given : process.stdout.isTTY ? 'words' : 'json';

/** The request being answered, and what is learned about it on the way, for its log lines. */
export type RequestFacts = {
  id: string;
  /** Where it comes from (platform/rate-limit/network-of.ts); computed only for a line that needs it. */
  network: () => string;
  uid?: string;
  role?: string;
  /** The code of its refusal, as sent to the caller; the limit it has hit; the page it asked for. */
  code?: string;
  limit?: string;
  page?: string;
  /** The security log has already recorded what went wrong. */
  told?: true;
};

const request = new AsyncLocalStorage<RequestFacts>();

/** Runs `work` so that every line logged inside it carries the request's id. */
export const withRequest = <T>(facts: RequestFacts, work: () => T): T => request.run(facts, work);
export const currentRequest = (): RequestFacts | undefined => request.getStore();
export const currentRequestId = (): string | undefined => request.getStore()?.id;

/** Lines on standard output. Secrets and personal data are redacted by field name, at any depth. */
export function createLog(level: string, format: LogFormat = 'json'): Log {
  const options: LoggerOptions = {
    level,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    mixin: () => {
      const id = currentRequestId();
      const traceId = currentTraceId();
      return { ...(id && { requestId: id }), ...(traceId && { traceId }) };
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

/** In this thread and synchronous: a process's last words must not be lost in a worker. */
const words = () =>
  pretty({
    sync: true,
    colorize: Boolean(process.stdout.isTTY) && !process.env['NO_COLOR'],
    translateTime: 'SYS:HH:MM:ss',
    hideObject: true, // it would be JSON: `sentence` writes it instead
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
