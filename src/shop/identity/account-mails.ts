import { mailWords, shopAddress } from '#src/platform/mail/mail-words.ts';
import type { Mail } from '#src/platform/mail/queue-mail.ts';
import type { Locale, Settings } from '#src/platform/settings.ts';

/** Whom a mail about an account goes to. The name is not in the words: whoever signs up can type anything, also about a stranger. */
export type Receiver = { email: string; locale: Locale };

/** The pages that mails lead to; `contract/pages.ts` has them, and a test holds the two together. */
export const MAIL_PAGES = { verify: '/verify-email', reset: '/reset-password', forgot: '/forgot-password', account: '/account' } as const;

const link = (settings: Settings, page: string, token: string) => `${shopAddress(settings)}${page}?token=${token}`;

type Kind = 'verify' | 'changeEmail' | 'reset';

/** A mail that holds a link for one use. */
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

export const verifyMail = (settings: Settings, to: Receiver, token: string): Mail => linkMail('verify', to, link(settings, MAIL_PAGES.verify, token));
export const changeEmailMail = (settings: Settings, to: Receiver, token: string): Mail => linkMail('changeEmail', to, link(settings, MAIL_PAGES.verify, token));
export const resetMail = (settings: Settings, to: Receiver, token: string): Mail => linkMail('reset', to, link(settings, MAIL_PAGES.reset, token));

/** A code to type in, for whoever has no password to prove themselves with. */
export function codeMail({ email, locale }: Receiver, code: string): Mail {
  const t = mailWords(locale);
  return {
    kind: 'confirm-identity',
    to: email,
    locale,
    secret: true,
    subject: t('account.code.subject'),
    heading: t('account.code.heading'),
    parts: [{ paragraph: t('account.code.text') }, { quote: code }, { paragraph: t('account.code.until') }, { paragraph: t('account.code.notYou') }],
  };
}

/** What has happened to an account, so that its owner hears of it when it was somebody else. */
export function noticeMail(kind: 'passwordChanged' | 'emailAsked' | 'emailChanged' | 'erased', settings: Settings, { email, locale }: Receiver): Mail {
  const t = mailWords(locale);
  return {
    kind: { passwordChanged: 'password-changed', emailAsked: 'email-change-asked', emailChanged: 'email-changed', erased: 'account-erased' }[kind],
    to: email,
    locale,
    subject: t(`account.${kind}.subject`),
    heading: t(`account.${kind}.heading`),
    parts: [
      { paragraph: t(`account.${kind}.text`) },
      { paragraph: t(`account.${kind}.notYou`) },
      ...(kind === 'erased' ? [] : [{ button: t('account.reset.ask'), url: shopAddress(settings) + MAIL_PAGES.forgot }]),
    ],
  };
}
