import { FILE_NAMES } from '#src/platform/settings/setting-files.ts';
import {
  PLATFORM,
  parseSettings,
  platformProblems,
  readPlatform,
  type Settings,
  unreadBeside,
} from '#src/platform/settings/settings.ts';
import { readStart, START, type StartSettings } from './back-office/settings/start-settings.ts';
import { readWebhooks, WEBHOOKS, type WebhookSettings } from './back-office/webhooks/settings.ts';
import { ACCOUNTS, type AccountSettings, accountProblems, readAccounts } from './customers/identity/settings.ts';
import { HOLDS, type HoldSettings, readHolds } from './sales/payments/hold-settings.ts';
import { PAYMENTS, type PaymentSettings, paymentProblems, readPayments } from './sales/payments/settings.ts';

declare module '#src/platform/settings/settings.ts' {
  interface Settings extends StartSettings, AccountSettings, PaymentSettings, HoldSettings, WebhookSettings {}
}

const SHAPE = { ...START, ...PLATFORM, ...ACCOUNTS, ...PAYMENTS, ...HOLDS, ...WEBHOOKS };

/** Every name that is read. @internal */
export const NAMES = [...Object.keys(SHAPE), ...FILE_NAMES];

/**
 * Reads and checks the environment: everything that can be configured from outside, each subject where it belongs, names as in rules.md §5
 * and §6. Throws WrongSetting. An empty variable counts as unset.
 */
export function readSettings(env: Record<string, string | undefined>): Settings {
  const s = parseSettings(env, SHAPE, [paymentProblems, accountProblems, ...platformProblems]);
  return {
    ...readPlatform(s),
    ...readStart(s),
    ...readAccounts(s),
    ...readPayments(s),
    ...readHolds(s),
    ...readWebhooks(s),
  };
}

/** Variables that look like settings of this shop and are none, as log lines at the start. */
export const unreadSettings = (env: Record<string, string | undefined>): string[] => unreadBeside(env, SHAPE);
