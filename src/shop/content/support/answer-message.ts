import type { Locale } from '#src/kernel/locales.ts';
import { transact } from '#src/platform/database/transact.ts';
import { Fault, invalid, notFound } from '#src/platform/fault.ts';
import { queueMail } from '#src/platform/mail/queue-mail.ts';
import type { Platform } from '#src/platform/platform.ts';
import { live } from '#src/shop/audit/live-tags.ts';
import { type Actor, recordAction } from '#src/shop/audit/record-action.ts';
import { mailWords } from '#src/shop/notifications/mail-words.ts';
import { lockMessage, updateMessage } from './contact.store.ts';
import type { ContactMessage } from './list-messages.ts';

export type MessageChange = { state: 'answered'; answer: string } | { state: 'new' | 'closed'; answer?: undefined };

/**
 * Answers a message by mail, in the sender's language, or sets it aside or reopens it. An answer is sent once: any further one is written by ordinary
 * mail. Throws `not-found`, `invalid` for an answer without words, `wrong-step` for a second answer.
 */
export async function answerMessage(
  platform: Platform,
  actor: Actor,
  reference: string,
  change: MessageChange,
): Promise<ContactMessage> {
  if (change.state === 'answered' && !change.answer) throw invalid({ answer: 'required' });
  const at = platform.clock.now();
  return transact(platform, async (write) => {
    const before = await lockMessage(write.trx, reference);
    if (!before) throw notFound('message');
    if (change.state === 'answered' && before.answeredAt) throw new Fault('wrong-step', 'message-answered');
    const answered = change.state === 'answered' ? { answer: change.answer, answeredAt: at } : {};
    // An answered message does not become new again: reopened, it is answered.
    const state = change.state === 'new' && before.answeredAt ? 'answered' : change.state;
    const after = await updateMessage(write.trx, reference, { state, ...answered });
    if (change.state === 'answered') await queueMail(write.trx, platform, answerMail(after, change.answer), before.uid);
    await recordAction(
      write,
      actor,
      {
        act: 'message.answered',
        subject: `message:${reference}`,
        before: { state: before.state, answer: before.answer },
        after: { state: after.state, answer: after.answer },
      },
      at,
    );
    write.expire(live('messages'));
    return after;
  });
}

/** The sender wrote to us and is answered at the address given, so their words may be quoted. */
function answerMail({ reference, email, message, locale: kept }: ContactMessage, answer: string) {
  const locale = kept as Locale;
  const t = mailWords(locale);
  return {
    kind: 'contact-answered',
    to: email,
    locale,
    reference,
    subject: t('contact.answered.subject', { reference }),
    heading: t('contact.answered.heading'),
    parts: [
      ...answer.split(/\n{2,}/).map((paragraph) => ({ paragraph })),
      { paragraph: t('contact.answered.wrote') },
      { quote: message },
    ],
  };
}
