import { readFileSync } from 'node:fs';
import { inspect, type ParseArgsConfig, parseArgs } from 'node:util';
import { CannotStart, isCannotStart } from '#src/platform/cannot-start.ts';
import { isUnusable, messageOf } from '#src/platform/database/unreachable.ts';
import { printLine } from '#src/platform/log/console.ts';
import { createLog, type Log, usualFormat } from '#src/platform/log/log.ts';
import type { Settings } from '#src/platform/settings/settings.ts';
import { readSettings } from '#src/shop/settings.ts';

export type CommandContext = { settings: Settings; log: Log; say: (line: string) => void };

/** Runs a command with the settings of `npm start`. What it cannot do, it says in one sentence, and exits with 1. */
export async function runCommand(work: (context: CommandContext) => Promise<void>): Promise<void> {
  try {
    const settings = readSettings(process.env);
    const format = settings.logFormat;
    await work({ settings, log: createLog('warn', format), say: (line) => printLine(line, format) });
  } catch (error) {
    const sentence = inWords(error);
    if (usualFormat() === 'json')
      createLog('fatal', 'json').fatal(sentence ? {} : { err: error }, sentence ?? 'The command failed.');
    else process.stderr.write(`${sentence ?? `The command failed. ${inspect(error)}`}\n`);
    process.exitCode = 1;
  }
}

const DISK: Record<string, string> = {
  ENOSPC: 'There is no room left on the disk',
  EDQUOT: 'The quota of the disk is used up',
  EROFS: 'The disk is read-only',
  EACCES: 'This account may not read or write there',
  EPERM: 'This account may not read or write there',
};

/** What an operator can do something about, in one sentence. */
export function inWords(error: unknown): string | undefined {
  if (isCannotStart(error)) return error.message;
  const { code, path } = error as { code?: string; path?: string };
  if (code && DISK[code]) return `${DISK[code]}${path ? ` (${path})` : ''}.`;
  if (code === '53100') return 'There is no room left on the disk of the database.';
  if (code === '42501')
    return `The role of DATABASE_URL may not do this (${messageOf(error)}): it must own its database.`;
  if (isUnusable(error))
    return `The database cannot be used (${messageOf(error)}): check that it runs, and DATABASE_URL.`;
  return undefined;
}

/** The command line. Throws CannotStart with the usage for what it does not know. */
export function readArguments<T extends ParseArgsConfig>(config: T, usage: string): ReturnType<typeof parseArgs<T>> {
  try {
    return parseArgs(config);
  } catch (error) {
    throw new CannotStart(`${messageOf(error)}. Usage: ${usage}`, { cause: error });
  }
}

/** Of package.json. */
export const readVersion = (): string =>
  (JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as { version: string }).version;
