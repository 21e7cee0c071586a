import type { MailContent } from '#src/platform/mail/render-mail.ts';
import type { MailWords } from './mail-words.ts';

/** Marks a mail about something for which no money moved, in its subject and above everything else. */
export function markTest(words: MailWords, mail: MailContent, test: boolean): MailContent {
  if (!test) return mail;
  return {
    ...mail,
    subject: words('test.subject', { subject: mail.subject }),
    parts: [{ paragraph: words('test.line') }, ...mail.parts],
  };
}
