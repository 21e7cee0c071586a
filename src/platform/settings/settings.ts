import { z } from 'zod';
import { LOCALES, type Locale } from '#src/kernel/locales.ts';
import { CannotStart } from '#src/platform/cannot-start.ts';
import { BACKUPS, type BackupSettings, readBackups } from './backups.ts';
import { DATABASE, type DatabaseSettings, readDatabase } from './database.ts';
import { KEYS, type KeySettings, readKeys } from './keys.ts';
import type { Given, Problem } from './kinds.ts';
import { LIMITS, type LimitSettings, limitProblems, readLimits } from './limits.ts';
import { MAIL_AND_SMS, type MailAndSmsSettings, mailAndSmsProblems, readMailAndSms } from './mail-and-sms.ts';
import { PICTURES, type PictureSettings, pictureProblems, readPictures } from './pictures.ts';
import { readServer, SERVER, type ServerSettings, serverProblems } from './server.ts';
import { readWatching, WATCHING, type WatchingSettings } from './watching.ts';

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
    PictureSettings,
    BackupSettings,
    WatchingSettings,
    LimitSettings {
  locale: Locale;
}

export const PLATFORM = {
  ...LANGUAGE,
  ...SERVER,
  ...DATABASE,
  ...KEYS,
  ...MAIL_AND_SMS,
  ...PICTURES,
  ...BACKUPS,
  ...WATCHING,
  ...LIMITS,
};

export const platformProblems = [pictureProblems, mailAndSmsProblems, limitProblems, serverProblems];

export const readPlatform = (s: Given<typeof PLATFORM>) => ({
  locale: s.LOCALE,
  ...readServer(s),
  ...readDatabase(s),
  ...readKeys(s),
  ...readMailAndSms(s),
  ...readPictures(s),
  ...readBackups(s),
  ...readWatching(s),
  ...readLimits(s),
});

/** Thrown when the environment is unusable; its message is one line that names the setting. */
export class WrongSetting extends CannotStart {}

/** Parses these settings, and checks their combinations. Throws {@link WrongSetting}. An empty variable counts as unset. */
export function parseSettings<Shape extends z.ZodRawShape>(
  env: Record<string, string | undefined>,
  shape: Shape,
  problemsOf: ((s: Given<Shape>) => Problem[])[],
): Given<Shape> {
  const given = Object.fromEntries(Object.entries(env).filter(([, v]) => v !== undefined && v !== ''));
  const parsed = z.object(shape).safeParse(given);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new WrongSetting(`Setting ${issue?.path.join('.')} ${issue?.message}.`);
  }
  const s = parsed.data as Given<Shape>;
  for (const problem of problemsOf.flatMap((of) => of(s)))
    if (problem) throw new WrongSetting(`Setting ${problem[0]} ${problem[1]}.`);
  return s;
}
