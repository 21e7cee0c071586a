import type { Platform } from '#src/platform/platform.ts';
import type { TestChannel } from './launch-item.ts';

/** The settings that a test of a channel was made with, as a keyed hash: another server, sender or key needs a new test. */
export const settingsMark = (
  { settings, personalHash }: Pick<Platform, 'settings' | 'personalHash'>,
  channel: TestChannel,
): string =>
  personalHash(
    `launch ${channel}`,
    JSON.stringify(channel === 'mail' ? [settings.smtpUrl, settings.mailFrom] : [settings[channel]]),
  );
