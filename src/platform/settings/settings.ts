import { z } from 'zod';
import { LOCALES, type Locale } from '#src/kernel/locales.ts';
import { CannotStart } from '#src/platform/cannot-start.ts';
import { BACKUPS, type BackupSettings, readBackups } from './backups.ts';
import { DATABASE, type DatabaseSettings, databaseProblems, readDatabase } from './database.ts';
import { EDGE_CACHE, type EdgeCacheSettings, edgeCacheProblems, readEdgeCache } from './edge-cache.ts';
import { KEYS, type KeySettings, readKeys } from './keys.ts';
import type { Given, Problem } from './kinds.ts';
import { LIMITS, type LimitSettings, limitProblems, readLimits } from './limits.ts';
import { MAIL_AND_SMS, type MailAndSmsSettings, mailAndSmsProblems, readMailAndSms } from './mail-and-sms.ts';
import { PICTURES, type PictureSettings, pictureProblems, readPictures } from './pictures.ts';
import { readServer, SERVER, type ServerSettings, serverProblems } from './server.ts';
import { FILE_NAMES, readFiles } from './setting-files.ts';
import { findMisspelt, findUnread } from './stray-names.ts';
import { readWatching, WATCHING, type WatchingSettings } from './watching.ts';
import { readWhatsapp, WHATSAPP, type WhatsappSettings, whatsappProblems } from './whatsapp.ts';

const LANGUAGE = { LOCALE: z.enum(LOCALES, { error: `must be one of ${LOCALES.join(', ')}` }).default('en') };

/**
 * What can be configured from outside, one file of `settings/` per subject. The shop adds its own by declaration merging
 * (src/shop/settings.ts), so nothing here names them.
 */
export interface Settings
  extends ServerSettings,
    DatabaseSettings,
    KeySettings,
    MailAndSmsSettings,
    WhatsappSettings,
    PictureSettings,
    BackupSettings,
    WatchingSettings,
    EdgeCacheSettings,
    LimitSettings {
  locale: Locale;
}

export const PLATFORM = {
  ...LANGUAGE,
  ...SERVER,
  ...DATABASE,
  ...KEYS,
  ...MAIL_AND_SMS,
  ...WHATSAPP,
  ...PICTURES,
  ...BACKUPS,
  ...WATCHING,
  ...EDGE_CACHE,
  ...LIMITS,
};

export const platformProblems = [
  databaseProblems,
  pictureProblems,
  mailAndSmsProblems,
  whatsappProblems,
  limitProblems,
  serverProblems,
  edgeCacheProblems,
];

export const readPlatform = (s: Given<typeof PLATFORM>) => ({
  locale: s.LOCALE,
  ...readServer(s),
  ...readDatabase(s),
  ...readKeys(s),
  ...readMailAndSms(s),
  ...readWhatsapp(s),
  ...readPictures(s),
  ...readBackups(s),
  ...readWatching(s),
  ...readEdgeCache(s),
  ...readLimits(s),
});

/** Thrown when the environment is unusable; its message is one line that names the setting. */
export class WrongSetting extends CannotStart {}

/** Every name that is read for these settings. */
const namesOf = (shape: object): string[] => [...Object.keys(shape), ...FILE_NAMES];

/** Variables that look like settings of this shop and are none, as log lines at the start. */
export const unreadBeside = (env: Record<string, string | undefined>, shape: object): string[] =>
  findUnread(env, namesOf(shape)).map(
    (name) => `There is no setting ${name}, so nothing reads it: README.md lists all settings.`,
  );

/**
 * Parses these settings, and checks their combinations. An empty variable counts as unset; `NAME_FILE` names a file that contains NAME.
 * @throws WrongSetting
 */
export function parseSettings<Shape extends z.ZodRawShape>(
  env: Record<string, string | undefined>,
  shape: Shape,
  problemsOf: ((s: Given<Shape>) => Problem[])[],
): Given<Shape> {
  const set = Object.fromEntries(Object.entries(env).filter(([, v]) => v !== undefined && v !== '')) as Record<
    string,
    string
  >;
  const misspelt = findMisspelt(set, namesOf(shape));
  if (misspelt)
    throw new WrongSetting(
      `There is no setting ${misspelt.name}: did you mean ${misspelt.meant}? Rename or remove it.`,
    );
  const { env: given, problem: unread } = readFiles(set);
  if (unread) throw new WrongSetting(`Setting ${unread[0]} ${unread[1]}.`);
  const parsed = z.object(shape).safeParse(given);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new WrongSetting(`Setting ${String(issue?.path[0])} ${issue?.message}.`);
  }
  const s = parsed.data as Given<Shape>;
  for (const problem of problemsOf.flatMap((of) => of(s)))
    if (problem) throw new WrongSetting(`Setting ${problem[0]} ${problem[1]}.`);
  return s;
}
