import type { Locale } from '#src/kernel/locales.ts';
import type { Platform } from '#src/platform/platform.ts';
import { askToVerify } from './verify-email.ts';

/** Asks a new account to confirm its address. A failed mail must not fail the sign-up: it can be sent again from /account. */
export async function sendVerificationMail(platform: Platform, uid: string, locale: Locale): Promise<void> {
  await askToVerify(platform, uid, locale).catch((error: unknown) =>
    platform.log.error({ err: error }, 'a new account got no mail'),
  );
}
