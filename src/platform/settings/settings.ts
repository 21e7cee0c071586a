import { z } from 'zod';
import { LOCALES, type Locale } from '#src/kernel/locales.ts';
import { CannotStart } from '#src/platform/cannot-start.ts';
import { ACCOUNTS, type AccountSettings, accountProblems, readAccounts } from './accounts.ts';
import { DATABASE, type DatabaseSettings, readDatabase } from './database.ts';
import { text } from './kinds.ts';
import { LIMITS, type LimitSettings, limitProblems, readLimits } from './limits.ts';
import { MAIL_AND_SMS, type MailAndSmsSettings, mailAndSmsProblems, readMailAndSms } from './mail-and-sms.ts';
import { PAYMENTS, type PaymentSettings, paymentProblems, readPayments } from './payments.ts';
import { PICTURES, type PictureSettings, pictureProblems, readPictures } from './pictures.ts';
import { readServer, SERVER, type ServerSettings, serverProblems } from './server.ts';

const SHOP = {
  LOCALE: z.enum(LOCALES, { error: `must be one of ${LOCALES.join(', ')}` }).default('en'),
  STATES: text.default('Gujarat'),
  SEED: z.enum(['demo', 'none'], { error: 'must be demo or none' }).default('demo'),
};

type ShopSettings = {
  locale: Locale;
  /** The States that goods are delivered to, by their English names; the first is offered first. */
  states: string[];
  seed: 'demo' | 'none';
};

/** Everything that can be configured from outside, one file of `settings/` per subject; names as in rules.md §5 and §6. */
export type Settings = ShopSettings &
  ServerSettings &
  DatabaseSettings &
  AccountSettings &
  PaymentSettings &
  MailAndSmsSettings &
  PictureSettings &
  LimitSettings;

const schema = z
  .object({ ...SHOP, ...SERVER, ...DATABASE, ...ACCOUNTS, ...PAYMENTS, ...MAIL_AND_SMS, ...PICTURES, ...LIMITS })
  .superRefine((s, ctx) => {
    const problems = [
      paymentProblems,
      pictureProblems,
      mailAndSmsProblems,
      accountProblems,
      limitProblems,
      serverProblems,
    ].flatMap((of) => of(s));
    for (const problem of problems)
      if (problem) ctx.addIssue({ code: 'custom', path: [problem[0]], message: problem[1] });
  });

/** Thrown when the environment is unusable; its message is one line that names the setting. */
export class WrongSetting extends CannotStart {}

/** Reads and checks the environment. Throws {@link WrongSetting}. An empty variable counts as unset. */
export function readSettings(env: Record<string, string | undefined>): Settings {
  const given = Object.fromEntries(Object.entries(env).filter(([, v]) => v !== undefined && v !== ''));
  const parsed = schema.safeParse(given);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    throw new WrongSetting(`Setting ${issue?.path.join('.')} ${issue?.message}.`);
  }
  const s = parsed.data;
  return {
    locale: s.LOCALE,
    states: s.STATES.split(',')
      .map((state) => state.trim())
      .filter(Boolean),
    seed: s.SEED,
    ...readServer(s),
    ...readDatabase(s),
    ...readAccounts(s),
    ...readPayments(s),
    ...readMailAndSms(s),
    ...readPictures(s),
    ...readLimits(s),
  };
}
