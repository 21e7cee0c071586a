import { format, stripVTControlCharacters } from 'node:util';
import type { Log } from './log.ts';

/** A longer line would be a stack or user text: its beginning shows where it comes from. */
const LONGEST = 2000;
const LEVELS = { log: 'info', info: 'info', debug: 'debug', trace: 'debug', warn: 'warn', error: 'error' } as const;

/**
 * Turns anything a library prints, and any Node warning, into a log line: a JSON reader gets nothing else, and no caller's text can look
 * like one of our lines. For the root of a process or thread.
 */
export function captureOutput(log: Log): void {
  for (const [name, level] of Object.entries(LEVELS) as [keyof typeof LEVELS, (typeof LEVELS)[keyof typeof LEVELS]][]) {
    // Stacks are for debugging; the production log has the message.
    console[name] = (...said: unknown[]) => {
      log[level]({ from: 'console' }, stripVTControlCharacters(format(...said.map(withoutStack))).slice(0, LONGEST));
    };
  }
  process.removeAllListeners('warning'); // Node's own listener prints them
  process.on('warning', ({ name, message, code }: Error & { code?: string }) =>
    log.warn({ from: 'node', name, code }, message.slice(0, LONGEST)),
  );
}

const withoutStack = (said: unknown): unknown => (said instanceof Error ? `${said.name}: ${said.message}` : said);

/** An uncaught error ends the process, as Node would, but with a log line. Its supervisor restarts it. */
export function dieLogged(log: Log): void {
  const die = (from: string) => (error: unknown) => {
    log.fatal({ err: error, from }, 'the process ends: nobody has caught this');
    process.exit(1);
  };
  process.on('uncaughtException', die('uncaughtException'));
  process.on('unhandledRejection', die('unhandledRejection'));
}
