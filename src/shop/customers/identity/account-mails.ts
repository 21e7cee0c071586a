import type { Locale } from '#src/kernel/locales.ts';
import type { Mail } from '#src/platform/mail/queue-mail.ts';
import type { Platform } from '#src/platform/platform.ts';
import type { Settings } from '#src/platform/settings/settings.ts';
import { mailWords } from '#src/shop/notifications/mail-words.ts';
import { pageLink, tokenLink } from '#src/shop/notifications/page-link.ts';
import type { SignInMethod } from './sign-in-methods.ts';

/** The recipient of an account mail. Texts leave out the name: a person signing up with a stranger's address can type anything as a name. */
export type Receiver = { email: string; locale: Locale };

type Kind = 'verify' | 'changeEmail' | 'reset';

/** A mail with a single-use link. */
function linkMail(kind: Kind, { email, locale }: Receiver, url: string): Mail {
  const t = mailWords(locale);
  return {
    kind: { verify: 'verify-email', changeEmail: 'change-email', reset: 'reset-password' }[kind],
    to: email,
    locale,
    secret: true,
    subject: t(`account.${kind}.subject`),
    heading: t(`account.${kind}.heading`),
    parts: [
      { paragraph: t(`account.${kind}.text`) },
      { button: t(`account.${kind}.button`), url },
      { paragraph: t(`account.${kind}.until`) },
      { paragraph: t(`account.${kind}.notYou`) },
    ],
  };
}

export const verifyMail = (settings: Settings, to: Receiver, token: string): Mail =>
  linkMail('verify', to, tokenLink(settings, 'verifyEmail', token));
export const changeEmailMail = (settings: Settings, to: Receiver, token: string): Mail =>
  linkMail('changeEmail', to, tokenLink(settings, 'verifyEmail', token));
export const resetMail = (settings: Settings, to: Receiver, token: string): Mail =>
  linkMail('reset', to, tokenLink(settings, 'resetPassword', token));

/** Invites a customer of the owner's former shop: with a token, to set a password; without one, to sign in. */
export function invitationMail(
  { settings, shopSettings }: Pick<Platform, 'settings' | 'shopSettings'>,
  { email, locale }: Receiver,
  token?: string,
): Mail {
  const t = mailWords(locale);
  const shop = shopSettings.current.name;
  const way = token === undefined ? 'signIn' : 'join';
  const url = token === undefined ? pageLink(settings, 'orders') : tokenLink(settings, 'resetPassword', token);
  return {
    kind: 'former-customer-invited',
    to: email,
    locale,
    secret: token !== undefined,
    subject: t('account.invitation.subject', { shop }),
    heading: t('account.invitation.heading', { shop }),
    parts: [
      { paragraph: t('account.invitation.text', { shop }) },
      { paragraph: t(`account.invitation.${way}Text`) },
      { button: t(`account.invitation.${way}`), url },
      { paragraph: t('account.invitation.notYou') },
    ],
  };
}

/** A mail with a code to type in, for a user without a password, as proof of identity. */
export function codeMail({ email, locale }: Receiver, code: string): Mail {
  const t = mailWords(locale);
  return {
    kind: 'confirm-identity',
    to: email,
    locale,
    secret: true,
    subject: t('account.code.subject'),
    heading: t('account.code.heading'),
    parts: [
      { paragraph: t('account.code.text') },
      { quote: code },
      { paragraph: t('account.code.until') },
      { paragraph: t('account.code.notYou') },
    ],
  };
}

const NOTICES = {
  passwordChanged: 'password-changed',
  emailAsked: 'email-change-asked',
  emailChanged: 'email-changed',
  phoneAdded: 'phone-added',
  phoneChanged: 'phone-changed',
  phoneRemoved: 'phone-removed',
  googleAdded: 'google-added',
  secondFactorAdded: 'second-factor-added',
  secondFactorRemoved: 'second-factor-removed',
  secondFactorTaken: 'second-factor-removed-by-desk',
  waysEnded: 'ways-in-ended',
  erased: 'account-erased',
} as const;

/** Notifies users of a change to their account, in case somebody else made it. `facts`: placeholders of the text. */
export function noticeMail(
  kind: keyof typeof NOTICES,
  settings: Settings,
  { email, locale }: Receiver,
  facts: Record<string, string> = {},
): Mail {
  const t = mailWords(locale);
  return {
    kind: NOTICES[kind],
    to: email,
    locale,
    subject: t(`account.${kind}.subject`),
    heading: t(`account.${kind}.heading`),
    parts: [
      { paragraph: t(`account.${kind}.text`, facts) },
      { paragraph: t(`account.${kind}.notYou`) },
      ...(kind === 'erased' ? [] : [{ button: t('account.reset.ask'), url: pageLink(settings, 'forgotPassword') }]),
    ],
  };
}

/** The removed sign-in methods, in words, for a mail. */
export const wordWays = (locale: Locale, ways: readonly SignInMethod[]): string => {
  const t = mailWords(locale);
  return ways.map((way) => t(`account.ways.${way}`)).join(', ');
};
