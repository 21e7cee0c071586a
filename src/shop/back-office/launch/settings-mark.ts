import type { Platform } from '#src/platform/platform.ts';

/** What a test of mails or SMS was made with, as a keyed hash: another server, sender or key wants another test. */
export const settingsMark = (
  { settings, personalHash }: Pick<Platform, 'settings' | 'personalHash'>,
  channel: 'mail' | 'sms',
): string =>
  personalHash(
    `launch ${channel}`,
    JSON.stringify(channel === 'mail' ? [settings.smtpUrl, settings.mailFrom] : [settings.sms]),
  );
