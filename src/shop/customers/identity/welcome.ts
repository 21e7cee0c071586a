import { LOCALES, type Locale } from '#src/kernel/locales.ts';
import type { Platform } from '#src/platform/platform.ts';
import { askToVerify } from './verify-email.ts';

/** A new account's mail that asks to confirm its address. An account is not lost over a mail: it can be sent again from /account. */
export async function welcome(
  platform: Platform,
  user: { id: string; emailVerified: boolean },
  language: string | null | undefined,
): Promise<void> {
  if (user.emailVerified) return;
  const locale = LOCALES.find((one): one is Locale => one === language) ?? platform.settings.locale;
  await askToVerify(platform, user.id, locale).catch((error: unknown) =>
    platform.log.error({ err: error }, 'a new account got no mail'),
  );
}
