import { format, stripVTControlCharacters } from 'node:util';
import type { Log } from './log.ts';

/** More of one line would be a stack or somebody's text: its beginning says where it comes from. */
const LONGEST = 2000;
const LEVELS = { log: 'info', info: 'info', debug: 'debug', trace: 'debug', warn: 'warn', error: 'error' } as const;

/**
 * Whatever a library prints by itself, and whatever Node warns of, becomes a line of the log: a reader of JSON gets nothing else, and no
 * text of a caller can look like a line of ours. For the root of a process or thread.
 */
export function captureOutput(log: Log): void {
  for (const [name, level] of Object.entries(LEVELS) as [keyof typeof LEVELS, (typeof LEVELS)[keyof typeof LEVELS]][]) {
    // A stack is for whoever debugs; the log of production has the message.
    console[name] = (...said: unknown[]) => {
      log[level]({ from: 'console' }, stripVTControlCharacters(format(...said.map(withoutStack))).slice(0, LONGEST));
    };
  }
  process.removeAllListeners('warning'); // Node's own prints
  process.on('warning', ({ name, message, code }: Error & { code?: string }) =>
    log.warn({ from: 'node', name, code }, message.slice(0, LONGEST)),
  );
}

const withoutStack = (said: unknown): unknown => (said instanceof Error ? `${said.name}: ${said.message}` : said);

/** What nobody has caught ends the process, as Node would, with a line of the log. Its supervisor starts it again. */
export function dieLogged(log: Log): void {
  const die = (from: string) => (error: unknown) => {
    log.fatal({ err: error, from }, 'the process ends: nobody has caught this');
    process.exit(1);
  };
  process.on('uncaughtException', die('uncaughtException'));
  process.on('unhandledRejection', die('unhandledRejection'));
}
