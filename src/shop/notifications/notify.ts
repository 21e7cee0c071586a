import type { Locale } from '#src/kernel/locales.ts';
import type { Write } from '#src/platform/database/transact.ts';
import { isMailAddress, toMobile } from '#src/platform/mail/message.ts';
import { queueMail } from '#src/platform/mail/queue-mail.ts';
import type { MailContent } from '#src/platform/mail/render-mail.ts';
import type { Platform } from '#src/platform/platform.ts';
import { queueSms } from '#src/platform/sms/queue-sms.ts';
import { localeOf } from './language.ts';
import { type MailWords, mailWords } from './mail-words.ts';
import { markTest } from './mark-test.ts';
import { notifyByWhatsapp } from './whatsapp/notify-by-whatsapp.ts';

type Notification = {
  /** What it is about, e.g. `order-placed`; SMS templates are registered under it. */
  kind: string;
  /** An invalid address or number gets nothing. */
  to: { name: string; email: string; phone?: string };
  /** The language used when it was bought or booked. */
  locale: string | undefined;
  /** The number that the receiver may quote. */
  reference?: string | undefined;
  /** The account that it is about; null where that account's holder may not read about it. */
  uid: string | null;
  /** Whether no money moved: the mail says so. */
  test: boolean;
  /** Writes the mail and, for what is urgent, the SMS; `places` fill a WhatsApp template of this kind. */
  compose(
    words: MailWords,
    locale: Locale,
  ): { mail: MailContent; sms?: string | undefined; places?: Record<string, string> };
};

/**
 * Queues a mail, and a WhatsApp message or SMS where there is one, in the transaction of the event they report, in the receiver's language. Whatever
 * cannot be worded is logged and left out: it must not undo an order or booking that is paid.
 */
export async function notify(
  { trx }: Pick<Write, 'trx'>,
  platform: Platform,
  { kind, to, locale: spoken, reference, uid, test, compose }: Notification,
): Promise<void> {
  const locale = localeOf(spoken);
  const said = wordedOrNothing(platform, kind, () => {
    const words = mailWords(locale);
    const { mail, ...others } = compose(words, locale);
    return { mail: markTest(words, mail, test), ...others };
  });
  if (!said) return;
  const known = { kind, locale, ...(reference && { reference }) };
  if (isMailAddress(to.email))
    await queueMail(trx, platform, { ...known, to: to.email, toName: to.name, ...said.mail }, uid);
  const { places } = said;
  const notified = uid && places ? await notifyByWhatsapp(trx, platform, { ...known, uid, places }) : undefined;
  // The same phone needs no second message; one at another number, such as at the door, still does.
  if (said.sms && to.phone && (!notified || toMobile(to.phone) !== notified))
    await queueSms(trx, platform, { ...known, to: to.phone, text: said.sms }, uid);
}

function wordedOrNothing<T>({ log }: Pick<Platform, 'log'>, kind: string, make: () => T): T | undefined {
  try {
    return make();
  } catch (error) {
    log.error({ err: error, kind }, 'a mail could not be worded');
    return undefined;
  }
}
